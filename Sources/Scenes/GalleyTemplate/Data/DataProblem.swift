/// A mistake at a byte of a data file.
struct DataProblem: Error, Hashable {
  /// What is wrong.
  var kind: SceneError.Kind
  /// The byte's offset.
  var offset: Int

  /// A mistake of `kind` at `offset`.
  init(_ kind: SceneError.Kind, at offset: Int) {
    self.kind = kind
    self.offset = offset
  }
}
