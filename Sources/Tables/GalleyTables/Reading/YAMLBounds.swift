/// How much a YAML file may ask of the reader.
///
/// Reading nested text calls itself, so depth is bounded before the parser sees it; aliases can make a small file
/// stand for billions of nodes, so expanded nodes are counted.
package enum YAMLBounds {
  /// Bytes of a scene file: 4 MiB.
  package static let bytes = 4 << 20
  package static let depth = 128
  /// Anchors; each may hold an alias of the one before, so depth multiplies by them.
  static let anchors = 64
  package static let nodes = 100_000
}
