import GalleyData

extension SceneError {
  /// Whether the error is in the text of an option, and not in the data that the option refers to.
  public var isOfCommandLine: Bool {
    switch kind {
    case .key(.badOverride(_)), .table(.badCondition), .table(.unknownFunction), .table(.badArguments): true
    case .table(.fault(.queryWithoutDatabase)), .table(.fault(.unusedOption(_, _))): true
    default: false
    }
  }
}
