/// Why a text is no regular expression that can be searched with.
public enum RegularExpressionError: Error, Hashable, Sendable {
  /// A group that is never closed.
  case unclosedGroup
  /// A closing parenthesis without an opening one.
  case unopenedGroup
  /// A class such as `[a-z` that is never closed.
  case unclosedClass
  case emptyClass
  case badRange(String)
  case nothingToRepeat(String)
  /// A repetition such as `{3,2}`, or one of more than `limit` times.
  case badRepetition(String, limit: Int)
  case unknownEscape(String)
  case unknownProperty(String)
  case unsupported(String)
  case tooDeep(limit: Int)
  case tooLarge(limit: Int)
}
