package struct NodeIdentity: Hashable {
  let scope: Int
  let ordinal: Int32
  let level: Int32

  var around: NodeIdentity { NodeIdentity(scope: scope, ordinal: ordinal, level: level + 1) }
}
