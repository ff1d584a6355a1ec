/// An error in a data file with its position and the text around it.
struct DataMistake: Hashable {
  var kind: SceneError.Kind
  var line: Int
  /// The column in characters, from 1.
  var column: Int
  var excerpt: String
  /// The column of the first character of `excerpt`, from 1.
  var excerptColumn: Int
}
