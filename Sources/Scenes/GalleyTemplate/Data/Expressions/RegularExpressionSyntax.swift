/// What a regular expression says, as a tree.
indirect enum RegularExpressionSyntax: Sendable {
  /// One after the other; nothing matches everywhere.
  case sequence([RegularExpressionSyntax])
  /// One of these.
  case alternatives([RegularExpressionSyntax])
  /// As often as this, without end if there is no maximum.
  case repeated(RegularExpressionSyntax, minimum: Int, maximum: Int?)
  /// One character of a class.
  case character(RegularExpressionClass)
  /// A place between characters.
  case place(Place)

  /// A place between characters.
  enum Place: Hashable, Sendable {
    /// Where the text starts and ends.
    case textStart, textEnd
    /// Where a line starts and ends.
    case lineStart, lineEnd
    /// Between a character of a word and another, and everywhere else.
    case wordBoundary, noWordBoundary
  }
}
