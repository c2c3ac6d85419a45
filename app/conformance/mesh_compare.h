// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/conformance/comparison.h"
#include "model/eval/rig_mesh.h"
#include "model/eval/rig_runtime.h"
#include "model/eval/tessellate.h"

namespace clipwright::app {

/**
 * The triangles of a picture, as far as a case says anything of them: `mesh` (counts, areas, bounds, runs), `bare` or
 * `bareTriangles` (the same without rims) and the automatic `feather`. Where the case says that its counts depend on the
 * ear clipper's version (`triangulatorSensitive`) counts are passed over. An `areaRelTol` widens what areas may be off by.
 */
void compareMeshes(Comparison &comparison, const std::string &where, const RigRuntime &rig, const RegionList &regions,
                   const Json &theCase, double tolerance);

/** The members of one `mesh`. */
void compareMesh(Comparison &comparison, const std::string &where, const RigRuntime &rig, const RegionList &regions,
                 const RigMesh &mesh, const Json &expected, const Json &theCase, double tolerance);

/** `positions`, `colours` and `indices` as a set of triangles: neither their order nor their first corner counts. */
void compareTriangles(Comparison &comparison, const RigMesh &mesh, const Json &theCase, double tolerance);

} // namespace clipwright::app
