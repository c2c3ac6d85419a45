// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "model/stage/clip_scope.h"

namespace clipwright {

ClipScope scopeOf(const StageTree &tree, StageTree::Index owner)
{
    const StageTree::Index instance = tree.isInstance(owner) ? owner : tree.instance(owner);
    return {tree.path(owner), tree.path(instance), {}};
}

std::string resolve(const ClipScope &scope, std::string_view target)
{
    if (target.empty())
        return scope.owner;
    if (scope.instance.empty())
        return std::string(target);
    if (target == scope.root)
        return scope.instance;
    return std::string(scope.instance).append(1, '/').append(target);
}

std::optional<StageTree::Index> targetOf(const StageTree &tree, StageTree::Index owner, const ClipChannel &channel,
                                         bool isTimelineAsset)
{
    const std::string &target = channel.address.target;
    if (target.empty())
        return owner;
    const std::optional<StageTree::Index> byId = tree.find(resolve(scopeOf(tree, owner), target));
    if (byId && (!isTimelineAsset || tree.isBelow(*byId, owner)))
        return byId;
    return channel.names.empty() ? std::nullopt : tree.findByNames(owner, channel.names);
}

} // namespace clipwright
