/// Where a node stands in the structure of the views, which stays the same from one build of the tree to the next.
package struct NodeIdentity: Hashable {
  /// The number of the scope whose views the node belongs to.
  let scope: Int
  /// The how-manieth node of that scope, or of the modified one's.
  let ordinal: Int32
  /// How many modifiers lie between the node and that one.
  let level: Int32

  /// The place of the modifier's node around the node at this place.
  var around: NodeIdentity { NodeIdentity(scope: scope, ordinal: ordinal, level: level + 1) }
}
