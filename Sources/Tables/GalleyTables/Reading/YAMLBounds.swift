/// Reading nested text is recursive, so depth is limited before parsing. Aliases can make a small file expand to
/// billions of nodes, so expanded nodes are counted.
package enum YAMLBounds {
  package static let bytes = 4 << 20
  package static let depth = 128
  /// The maximum number of anchors. Each one may contain an alias of the previous one, which multiplies the depth.
  static let anchors = 64
  package static let nodes = 100_000
}
