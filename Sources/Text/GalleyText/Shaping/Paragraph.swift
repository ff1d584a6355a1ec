import GalleyGeometry

struct Paragraph {
  /// The pieces, of which there is at least one. It may be empty.
  var pieces: [Piece]
  var direction: LayoutDirection

  struct Piece {
    var text: Substring
    var source: Int
  }

  var text: String { pieces.count == 1 ? String(pieces[0].text) : pieces.reduce(into: "") { $0 += $1.text } }

  static func paragraphs(of request: TextRequest) -> [Paragraph] {
    var splitter = ParagraphSplitter(request)
    return splitter.paragraphs()
  }
}

private struct ParagraphSplitter {
  private let request: TextRequest
  private var finished: [Paragraph] = []
  private var pieces: [Paragraph.Piece] = []
  private var first = 0

  init(_ request: TextRequest) { self.request = request }

  mutating func paragraphs() -> [Paragraph] {
    for (source, run) in request.runs.enumerated() { split(run.text, source: source) }
    endLine()
    endParagraph()
    return finished
  }

  private mutating func split(_ text: String, source: Int) {
    var rest = text[...]
    while let end = rest.firstLineBreak {
      pieces.append(Paragraph.Piece(text: rest[..<end], source: source))
      endLine()
      if rest[end].endsParagraph { endParagraph() }
      rest = rest[rest.index(after: end)...]
    }
    pieces.append(Paragraph.Piece(text: rest, source: source))
  }

  private mutating func endLine() {
    finished.append(Paragraph(pieces: pieces, direction: request.baseDirection))
    pieces = []
  }

  private mutating func endParagraph() {
    let direction = direction(of: finished[first...])
    for index in first..<finished.count { finished[index].direction = direction }
    first = finished.count
  }

  private func direction(of lines: ArraySlice<Paragraph>) -> LayoutDirection {
    if lines.count == 1, let line = lines.first, line.pieces.count == 1 {
      var text = line.pieces[0].text
      return text.withUTF8 { ParagraphDirection.direction(of: $0, in: request.baseDirection) }
    }
    // The line break between the lines has no direction.
    var text = lines.map(\.text).joined(separator: "\u{2028}")
    return text.withUTF8 { ParagraphDirection.direction(of: $0, in: request.baseDirection) }
  }
}

extension Substring {
  fileprivate var firstLineBreak: Index? {
    mutating get { withUTF8(Self.mayHaveLineBreak) ? firstIndex(where: \.isNewline) : nil }
  }

  /// Returns whether the text contains U+000A to U+000D, U+0085, U+2028 or U+2029.
  private static func mayHaveLineBreak(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    bytes.indices.contains { index in
      switch bytes[index] {
      case 0x0A...0x0D: true
      case 0xC2: index + 1 < bytes.count && bytes[index + 1] == 0x85
      case 0xE2: index + 2 < bytes.count && bytes[index + 1] == 0x80 && bytes[index + 2] & 0xFE == 0xA8
      default: false
      }
    }
  }
}

extension Character {
  /// Whether the line break also ends the paragraph. U+000B, U+000C and U+2028 end only the line (class B of UAX #9).
  fileprivate var endsParagraph: Bool { self != "\u{0B}" && self != "\u{0C}" && self != "\u{2028}" }
}
