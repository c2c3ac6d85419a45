// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "app/conformance/mesh_compare.h"

#include "model/core/polygon.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <optional>

namespace clipwright::app {

namespace {

struct Areas {
    double area = 0;
    double alphaArea = 0;
};

Areas areasOf(const RigMesh &mesh)
{
    Areas areas;
    for (std::size_t i = 0; i < mesh.indices.size(); i += 3) {
        const auto at = [&](std::size_t corner) { return mesh.indices[i + corner]; };
        const double area = 0.5
                            * std::abs(doubleArea(Vec2(mesh.positions[at(0)]), Vec2(mesh.positions[at(1)]),
                                                  Vec2(mesh.positions[at(2)])));
        areas.area += area;
        areas.alphaArea += area * (mesh.colours[at(0)].a + mesh.colours[at(1)].a + mesh.colours[at(2)].a) / 3;
    }
    return areas;
}

void compareRuns(Comparison &comparison, const std::string &where, const RigRuntime &rig, const RigMesh &mesh,
                 const Json &expected)
{
    Json runs = Json::array();
    for (const MeshRun &run : mesh.runs) {
        runs.push_back({{"texture", run.texture < 0 ? "" : rig.textures()[static_cast<std::size_t>(run.texture)]},
                        {"vertices", run.vertexCount},
                        {"indices", run.indexCount}});
    }
    comparison.equal(where, runs, expected);
}

using Triangle = std::array<std::array<double, 6>, 3>; ///< x y r g b a of each corner

bool isSame(const Triangle &a, const Triangle &b, std::size_t turned, double tolerance)
{
    for (std::size_t corner = 0; corner < 3; ++corner) {
        for (std::size_t i = 0; i < 6; ++i) {
            if (!(std::abs(a[corner][i] - b[(corner + turned) % 3][i]) <= tolerance))
                return false;
        }
    }
    return true;
}

std::vector<Triangle> trianglesOf(const RigMesh &mesh)
{
    std::vector<Triangle> triangles(mesh.indices.size() / 3);
    for (std::size_t i = 0; i < mesh.indices.size(); ++i) {
        const glm::vec2 p = mesh.positions[mesh.indices[i]];
        const glm::vec4 c = mesh.colours[mesh.indices[i]];
        triangles[i / 3][i % 3] = {p.x, p.y, c.r, c.g, c.b, c.a};
    }
    return triangles;
}

Triangle triangleOf(const Json &theCase, std::size_t first)
{
    Triangle triangle;
    for (std::size_t corner = 0; corner < 3; ++corner) {
        const auto vertex = theCase.at("indices").at(first + corner).get<std::size_t>();
        const Json &p = theCase.at("positions").at(vertex);
        const Json &c = theCase.at("colours").at(vertex);
        triangle[corner] = {p.at(0), p.at(1), c.at(0), c.at(1), c.at(2), c.at(3)};
    }
    return triangle;
}

} // namespace

void compareMesh(Comparison &comparison, const std::string &where, const RigRuntime &rig, const RegionList &regions,
                 const RigMesh &mesh, const Json &expected, const Json &theCase, double tolerance)
{
    if (!theCase.value("triangulatorSensitive", false)) {
        comparison.equal(where + ".vertices", mesh.positions.size(), expected.at("vertices"));
        comparison.equal(where + ".triangles", mesh.indices.size() / 3, expected.at("triangles"));
        if (expected.contains("runs"))
            compareRuns(comparison, where + ".runs", rig, mesh, expected["runs"]);
    }
    const Areas areas = areasOf(mesh);
    const double areaTolerance = std::max(tolerance, theCase.value("areaRelTol", 0.0) * areas.area);
    comparison.number(where + ".area", areas.area, expected.at("area"), areaTolerance);
    if (expected.contains("alphaArea"))
        comparison.number(where + ".alphaArea", areas.alphaArea, expected["alphaArea"], areaTolerance);
    if (expected.contains("bounds")) {
        Vec2 low{0, 0}, high{0, 0};
        boundsOf(regions, low, high);
        const double bounds[] = {low.x, low.y, high.x, high.y};
        comparison.numbers(where + ".bounds", bounds, expected["bounds"], tolerance);
    }
}

void compareMeshes(Comparison &comparison, const std::string &where, const RigRuntime &rig, const RegionList &regions,
                   const Json &theCase, double tolerance)
{
    Tessellator tessellator;
    RigMesh mesh;
    if (theCase.contains("feather"))
        comparison.number(where + "feather", automaticFeather(regions), theCase["feather"], tolerance);
    if (theCase.contains("mesh")) {
        tessellator.tessellate(regions, std::nullopt, mesh);
        compareMesh(comparison, where + "mesh", rig, regions, mesh, theCase["mesh"], theCase, tolerance);
    }
    if (!theCase.contains("bare") && !theCase.contains("bareTriangles"))
        return;
    tessellator.tessellate(regions, 0, mesh);
    if (theCase.contains("bare"))
        compareMesh(comparison, where + "bare", rig, regions, mesh, theCase["bare"], theCase, tolerance);
    if (theCase.contains("bareTriangles") && !theCase.value("triangulatorSensitive", false))
        comparison.equal(where + "bareTriangles", mesh.indices.size() / 3, theCase["bareTriangles"]);
}

void compareTriangles(Comparison &comparison, const RigMesh &mesh, const Json &theCase, double tolerance)
{
    std::vector<Triangle> left = trianglesOf(mesh);
    const std::size_t count = theCase.at("indices").size();
    for (std::size_t i = 0; i < count && !comparison.hasDifference(); i += 3) {
        const Triangle wanted = triangleOf(theCase, i);
        const auto found = std::find_if(left.begin(), left.end(), [&](const Triangle &triangle) {
            return isSame(wanted, triangle, 0, tolerance) || isSame(wanted, triangle, 1, tolerance)
                   || isSame(wanted, triangle, 2, tolerance);
        });
        if (found == left.end())
            comparison.differs("triangles", "none such", shown(Json(wanted)));
        else
            left.erase(found);
    }
    comparison.equal("further triangles", left.size(), 0);
}

} // namespace clipwright::app
