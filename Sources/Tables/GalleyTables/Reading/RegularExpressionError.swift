public enum RegularExpressionError: Error, Hashable, Sendable {
  case unclosedGroup
  case unopenedGroup
  case unclosedClass
  case emptyClass
  case badRange(String)
  case nothingToRepeat(String)
  /// A repetition such as `{3,2}`, or one above `limit`.
  case badRepetition(String, limit: Int)
  case unknownEscape(String)
  case unknownProperty(String)
  case unsupported(String)
  case tooDeep(limit: Int)
  case tooLarge(limit: Int)
}
