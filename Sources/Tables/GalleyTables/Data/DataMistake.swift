/// A mistake of a data file with its place and the text around it.
struct DataMistake: Hashable {
  var kind: SceneError.Kind
  var line: Int
  /// The character of the line, from 1.
  var column: Int
  var excerpt: String
  /// The character of the line that `excerpt` starts with, from 1.
  var excerptColumn: Int
}
