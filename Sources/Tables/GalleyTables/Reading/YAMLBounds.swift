/// Reading is recursive, so depth is limited first. Expanded nodes are counted, because aliases can make billions of a
/// small file.
package enum YAMLBounds {
  package static let bytes = 4 << 20
  package static let depth = 128
  /// Each one may contain an alias of the previous one, which multiplies the depth.
  static let anchors = 64
  package static let nodes = 100_000
}
