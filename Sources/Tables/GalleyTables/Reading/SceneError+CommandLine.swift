import GalleyData

extension SceneError {
  /// Whether the words of the command line are wrong, and not what they name.
  ///
  /// Commands ask this of what their options brought; the same words in a file are that file's.
  public var isOfCommandLine: Bool {
    switch kind {
    case .key(.badOverride(_)), .table(.badCondition): true
    case .table(.fault(.queryWithoutDatabase)), .table(.fault(.unusedOption(_, _))): true
    default: false
    }
  }
}
