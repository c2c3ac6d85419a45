// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "hostile/deep.h"
#include "model/io/files/save_file.h"
#include "simulated_disk.h"

#include <QtTest>

#include <fcntl.h>

using namespace clipwright;
using namespace clipwright::testing;

namespace {

constexpr int kSaves = 3;

/** Generations of different sizes, none of them like another or like zeros in any block. */
std::string generation(int number, std::mt19937 &random)
{
    std::string bytes(random() % 40'000, '\0');
    for (std::size_t i = 0; i < bytes.size(); ++i)
        bytes[i] = static_cast<char>('A' + number * 8 + static_cast<int>(i % 7));
    return bytes;
}

/** How often the disk was in a state that the recipe must not lead to, of `states` with the power cut. */
class PowerCuts {
public:
    using Save = std::function<bool(SimulatedDisk &disk, const std::string &bytes)>;

    PowerCuts(unsigned seed, const Save &save, const std::function<void(SimulatedDisk &)> &plant) : m_random(seed)
    {
        const bool isNew = seed % 4 == 0;
        for (int i = 0; i <= kSaves; ++i)
            m_bytes.push_back(generation(i, m_random));
        SimulatedDisk::Files files{{"other", "another file"}};
        if (!isNew)
            files["file"] = m_bytes[0];
        if (seed % 4 == 1)
            files["file~"] = "an earlier backup";
        m_disk = std::make_unique<SimulatedDisk>(files);
        plant(*m_disk);
        m_isNew = isNew;
        for (int i = 1; i <= kSaves; ++i) {
            m_isSaved = save(*m_disk, m_bytes[static_cast<std::size_t>(i)]) && m_isSaved;
            m_confirmed.push_back(m_disk->moment());
        }
    }

    bool isSaved() const { return m_isSaved; }

    /** Whether a random one of the states after a random moment is as it must be. */
    bool isSound()
    {
        const std::size_t moment = m_random() % (m_disk->moment() + 1);
        const SimulatedDisk::Files files = m_disk->afterCut(moment, m_random);
        const auto done = static_cast<std::size_t>(
            std::ranges::count_if(m_confirmed, [moment](std::size_t end) { return end <= moment; }));
        if (files.at("other") != "another file")
            return false;
        const auto file = files.find("file");
        if (file == files.end())
            return m_isNew && done == 0;
        const bool isOld = file->second == m_bytes[done] && !(m_isNew && done == 0);
        const bool isNext = done < kSaves && file->second == m_bytes[done + 1];
        return (isOld || isNext) && isBackupSound(files, done);
    }

private:
    /** None before there was a need of one, else one of the earlier contents, and after a confirmed save just the last. */
    bool isBackupSound(const SimulatedDisk::Files &files, std::size_t done) const
    {
        const auto backup = files.find("file~");
        if (backup == files.end())
            return done == 0 || (m_isNew && done == 1);
        const auto is = [&](std::size_t i) { return backup->second == m_bytes[i]; };
        return (done == 0 && backup->second == "an earlier backup") || is(done) || (done > 0 && is(done - 1));
    }

    std::mt19937 m_random;
    std::vector<std::string> m_bytes;
    std::unique_ptr<SimulatedDisk> m_disk;
    std::vector<std::size_t> m_confirmed;
    bool m_isNew = false;
    bool m_isSaved = true;
};

bool saveByTheRecipe(SimulatedDisk &disk, const std::string &bytes)
{
    return saveFile("d/file", bytes, {}, disk).has_value();
}

bool writeInPlace(SimulatedDisk &disk, const std::string &bytes)
{
    const int file = disk.open("d/file", O_WRONLY | O_CREAT | O_TRUNC, 0666);
    disk.write(file, bytes.data(), bytes.size());
    disk.fsync(file);
    disk.close(file);
    return true;
}

constexpr int kStatesASeed = 50;

int unsoundStates(int states, const PowerCuts::Save &save, const std::function<void(SimulatedDisk &)> &plant)
{
    int unsound = 0;
    for (int seed = 0; seed < states / kStatesASeed; ++seed) {
        PowerCuts cuts(static_cast<unsigned>(seed), save, plant);
        if (!cuts.isSaved())
            return states;
        for (int i = 0; i < kStatesASeed; ++i)
            unsound += cuts.isSound() ? 0 : 1;
    }
    return unsound;
}

} // namespace

/** Every state of a disk that the rules allow after a cut of the power: the file is the old or the new one. */
class tst_SavePower : public QObject {
    Q_OBJECT

private slots:
    void plantedFaultsAreFound();
    void theFileIsTheOldOrTheNewOneAfterACut();
};

void tst_SavePower::plantedFaultsAreFound()
{
    const int states = 1'000;
    QVERIFY(unsoundStates(states, writeInPlace, [](SimulatedDisk &) {}) > 0);
    QVERIFY(unsoundStates(states, saveByTheRecipe, [](SimulatedDisk &disk) { disk.isFileSyncSkipped = true; }) > 0);
    QVERIFY(unsoundStates(states, saveByTheRecipe, [](SimulatedDisk &disk) { disk.isFolderSyncSkipped = true; }) > 0);
}

void tst_SavePower::theFileIsTheOldOrTheNewOneAfterACut()
{
    const int states = hostile::isDeep() ? 100'000 : 1'000;
    QCOMPARE(unsoundStates(states, saveByTheRecipe, [](SimulatedDisk &) {}), 0);
    qInfo("%d states after a cut of the power, each old or new", states);
}

QTEST_APPLESS_MAIN(tst_SavePower)
#include "tst_save_power.moc"
