/// What a regular expression says, as a tree.
indirect enum RegularExpressionSyntax: Sendable {
  case sequence([RegularExpressionSyntax])
  case alternatives([RegularExpressionSyntax])
  /// As often as this, without end if there is no maximum.
  case repeated(RegularExpressionSyntax, minimum: Int, maximum: Int?)
  case character(RegularExpressionClass)
  case place(Place)

  enum Place: Hashable, Sendable {
    case textStart, textEnd
    case lineStart, lineEnd
    case wordBoundary, noWordBoundary
  }
}
