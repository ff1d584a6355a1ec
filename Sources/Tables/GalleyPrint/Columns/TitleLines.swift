import GalleyText

struct TitleLines {
  private(set) var texts: [String] = []

  private static let maximumLines = 8
  /// The minimum number of letters before and after a capital that begins a new word, as in "passengerCount".
  private static let minimumPeak = 3

  init(_ title: String, _ pen: TextPen, width: Double) {
    let whole = title.split(whereSeparator: \.isNewline).joined(separator: " ")
    guard pen.width(of: whole) > width + 0.01 else {
      texts = [whole]
      return
    }
    for piece in Self.pieces(of: whole) {
      let joined = (texts.last.map { $0 + (piece.isSpaced ? " " : "") } ?? "") + piece.text
      if texts.isEmpty || pen.width(of: joined) > width + 0.01 {
        texts += pen.width(of: piece.text) <= width + 0.01 ? [piece.text] : Self.broken(piece.text, pen, width: width)
      } else {
        texts[texts.count - 1] = joined
      }
    }
    guard texts.count > Self.maximumLines else { return }
    let rest = texts[(Self.maximumLines - 1)...].joined(separator: " ")
    texts = texts[..<(Self.maximumLines - 1)] + [pen.shortened(rest, to: width)]
  }

  static func widestPiece(of title: String, _ pen: TextPen) -> Double {
    pieces(of: title).map { pen.width(of: $0.text) }.max() ?? 0
  }

  static func html(_ title: String) -> String {
    pieces(of: title).enumerated().map { index, piece in
      (index == 0 ? "" : piece.isSpaced ? " " : "<wbr>") + piece.text.html
    }.joined()
  }

  private static func broken(_ piece: String, _ pen: TextPen, width: Double) -> [String] {
    pen.set(piece, width: max(width, 1)).lines.map(\.text)
  }

  // MARK: Pieces

  private struct Piece {
    var text: String
    var isSpaced: Bool
  }

  private static func pieces(of title: String) -> [Piece] {
    title.split(whereSeparator: \.isWhitespace).flatMap { word -> [Piece] in
      parts(of: Array(word)).enumerated().map { Piece(text: $1, isSpaced: $0 == 0) }
    }
  }

  private static func parts(of word: [Character]) -> [String] {
    var parts: [String] = []
    var start = 0
    for index in 1..<max(word.count, 1) where isBreak(word, index, start) {
      parts.append(String(word[start..<index]))
      start = index
    }
    return parts + [String(word[start...])]
  }

  private static func isBreak(_ word: [Character], _ index: Int, _ start: Int) -> Bool {
    if "_-/".contains(word[index - 1]), index > 1, !"_-/".contains(word[index]) { return true }
    guard word[index].isUppercase, index - start >= minimumPeak, word.count - index >= minimumPeak else { return false }
    if word[index - 1].isLowercase { return true }
    // In "HTTPServer", the last of several capitals begins the next word.
    return word[index - 1].isUppercase && index + 1 < word.count && word[index + 1].isLowercase
  }
}
