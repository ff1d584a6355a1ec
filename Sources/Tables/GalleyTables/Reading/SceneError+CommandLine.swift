import GalleyData

extension SceneError {
  /// Whether the error is in the text of an option, and not in the data that the option refers to.
  ///
  /// Commands use this for their own options. The same text in a file is an error of that file.
  public var isOfCommandLine: Bool {
    switch kind {
    case .key(.badOverride(_)), .table(.badCondition): true
    case .table(.fault(.queryWithoutDatabase)), .table(.fault(.unusedOption(_, _))): true
    default: false
    }
  }
}
