/// Limits for YAML files. Reading is recursive, so the depth is limited beforehand. Nodes are counted after aliases are
/// expanded, because aliases can turn a small file into billions of nodes.
package enum YAMLBounds {
  package static let bytes = 4 << 20
  package static let depth = 128
  /// An anchor may contain an alias of the previous one, so each anchor can add to the depth.
  static let anchors = 64
  package static let nodes = 100_000
}
