indirect enum RegularExpressionSyntax: Sendable {
  case sequence([RegularExpressionSyntax])
  case alternatives([RegularExpressionSyntax])
  case repeated(RegularExpressionSyntax, minimum: Int, maximum: Int?)
  case character(RegularExpressionClass)
  case place(Place)

  enum Place: Hashable, Sendable {
    case textStart, textEnd
    case lineStart, lineEnd
    case wordBoundary, noWordBoundary
  }
}
