struct DataError: Hashable {
  var kind: SceneError.Kind
  var line: Int
  var column: Int
  var excerpt: String
  var excerptColumn: Int
}
