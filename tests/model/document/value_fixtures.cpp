// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "value_fixtures.h"

#include "model/io/oclip/oclip_format.h"
#include "model/io/ostage/ostage_format.h"

#include <QFile>

namespace clipwright::testing {

namespace {

std::shared_ptr<const std::string> sampleText(const char *name, const char *suffix)
{
    QFile file(QStringLiteral(CLIPWRIGHT_SAMPLES "/stages/%1.%2").arg(QLatin1String(name), QLatin1String(suffix)));
    const bool isOpen = file.open(QIODevice::ReadOnly);
    return std::make_shared<const std::string>(isOpen ? file.readAll().toStdString() : std::string());
}

Clip clipOf(std::shared_ptr<const std::string> text)
{
    Result<OclipReading> reading = readOclip(text);
    return reading ? std::move(reading->clip) : Clip();
}

Stage stageOf(std::shared_ptr<const std::string> text)
{
    Result<OstageReading> reading = readOstage(text);
    return reading ? std::move(reading->stage) : Stage();
}

constexpr const char *kClip = R"({"kind":"orblit.clip","formatVersion":1,"name":"all","duration":2,"rate":30,
"whenDone":"loop","studio":{"by":"hand"},"rootMotion":{"target":"","turns":true,"note":1},
"channels":[
 {"target":"lamp","property":"light.power","kind":"number","colour":"red","keys":[{"at":0,"value":1},
  {"at":0.5,"value":3,"hold":"linear"},{"at":1,"value":2,"hold":"curve","in":1,"out":-2,"tag":"x"},{"at":2,"value":1}]},
 {"target":"lamp","property":"transform.rotation","kind":"rotation","mix":"slerp","keys":[{"at":0,"value":[0,0,0,1]},
  {"at":1,"value":[0,0,1,0]}]},
 {"target":"hero","bone":"upper arm","property":"rotation","kind":"rotation","keys":[{"at":0,"value":[0,0,0,1]}]},
 {"target":"hero/weapon","property":"transform.position","kind":"vector","component":1,"keys":[{"at":0,"value":4},
  {"at":1,"value":5,"easing":"back-out"}]},
 {"target":"hero","property":"transform.visible","kind":"flag","keys":[{"at":0,"value":true,"hold":"step"},
  {"at":1,"value":false,"hold":"step"}]},
 {"target":"sign","property":"text.text","kind":"text","keys":[{"at":0,"value":"open","hold":"step"},
  {"at":1.5,"value":"shut","hold":"step"}]}],
"marks":[{"at":0.25,"name":"step","payload":{"foot":"left"},"extra":7},{"at":1,"name":"flash"}]})";

constexpr const char *kStage = R"({"kind":"clipwright.stage","formatVersion":1,"name":"all","view":"2d","mood":"dim",
"components":{"background":{"colour":[0.1,0.2,0.3,1]},"variables":{"wind":{"value":0.5,"min":0,"max":1}}},
"entities":[
 {"id":"lamp","name":"Lamp","components":{"transform":{"position":[1,2,0],"rotation":[0,0,0.6,0.8]},"light":{"type":"point",
  "power":3,"glow":1},"motion":{"clips":["lamp.oclip"],"autoplay":"lamp.oclip"},"halo":{"size":2}}},
 {"id":"hero","components":{"transform":{"euler":[0,0,30]},"sprite":{"texture":"hero.png","frames":[4,2]},
  "variables":{"hurt":{"value":false},"title":{"value":"Sir","private":true}}}},
 {"id":"weapon","parent":"hero","components":{"transform":{"position":[0.5,0,0],"scale":[2,2,1]},"order":{"z":2},
  "material":{"params":{"heat":{"value":0.2,"max":1}}}}},
 {"id":"gem","parent":"weapon","components":{"transform":{},"shape":{"primitive":"sphere"}},"owner":"art"},
 {"id":"sign","components":{"transform":{},"text":{"text":"open","colour":[1,1,1,1]}}},
 {"id":"street","instance":"street.ostage","overrides":{"lamp1":{"light":{"power":9}}}}]})";

} // namespace

Clip sampleClip(const char *name)
{
    return clipOf(sampleText(name, "oclip"));
}

Stage sampleStage(const char *name)
{
    return stageOf(sampleText(name, "ostage"));
}

Clip richClip()
{
    return clipOf(std::make_shared<const std::string>(kClip));
}

Stage richStage()
{
    return stageOf(std::make_shared<const std::string>(kStage));
}

} // namespace clipwright::testing
