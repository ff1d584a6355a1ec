/// Text split into literals and fields, which are not resolved yet. `{{` and `}}` stand for literal braces.
package struct RawInterpolation {
  package enum Piece: Hashable {
    case literal(String)
    case field(name: String, format: String?, offset: Int)
  }

  let pieces: [Piece]

  /// Returns `nil` if the braces of `text` are not balanced.
  init?(_ text: String) {
    guard text.utf8.contains(where: { $0 == UInt8(ascii: "{") || $0 == UInt8(ascii: "}") }) else {
      pieces = text.isEmpty ? [] : [.literal(text)]
      return
    }
    guard let pieces = Self.split(Array(text)) else { return nil }
    self.pieces = pieces
  }

  private static func split(_ characters: [Character]) -> [Piece]? {
    var pieces: [Piece] = []
    var literal = ""
    var index = 0
    while index < characters.count {
      let character = characters[index]
      if character == "{" || character == "}" {
        if index + 1 < characters.count, characters[index + 1] == character {
          literal.append(character)
          index += 2
          continue
        }
        guard character == "{", let end = characters[index...].firstIndex(of: "}"), end > index + 1 else { return nil }
        if !literal.isEmpty { pieces.append(.literal(literal)) }
        literal = ""
        guard let field = field(characters[(index + 1)..<end], offset: index + 1) else { return nil }
        pieces.append(field)
        index = end + 1
      } else {
        literal.append(character)
        index += 1
      }
    }
    return literal.isEmpty ? pieces : pieces + [.literal(literal)]
  }

  private static func field(_ inner: ArraySlice<Character>, offset: Int) -> Piece? {
    let parts = inner.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
    guard let name = parts.first, !name.isEmpty, !name.contains("{") else { return nil }
    return .field(name: String(name), format: parts.count == 2 ? String(parts[1]) : nil, offset: offset)
  }
}
