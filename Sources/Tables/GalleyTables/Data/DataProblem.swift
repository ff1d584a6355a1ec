struct DataProblem: Error, Hashable {
  var kind: SceneError.Kind
  var offset: Int

  init(_ kind: SceneError.Kind, at offset: Int) {
    self.kind = kind
    self.offset = offset
  }
}
