import GalleyViews

extension LocalizedStringKey {
  package init(markdown text: String) {
    var pieces = StringInterpolation(literalCapacity: text.utf8.count, interpolationCount: 0)
    var rest = Substring(text)
    while let symbol = Self.nextSymbol(in: rest) {
      pieces.appendLiteral(String(rest[..<symbol.range.lowerBound]))
      pieces.appendInterpolation(Image(systemName: symbol.name))
      rest = rest[symbol.range.upperBound...]
    }
    pieces.appendLiteral(String(rest))
    self.init(stringInterpolation: pieces)
  }

  private static func nextSymbol(in text: Substring) -> (range: Range<String.Index>, name: String)? {
    guard let middle = text.firstRange(of: "](symbol:"),
      let start = text[..<middle.lowerBound].ranges(of: "![").last?.lowerBound,
      let end = text[middle.upperBound...].firstIndex(of: ")")
    else { return nil }
    return (start..<text.index(after: end), String(text[middle.upperBound..<end]))
  }
}
