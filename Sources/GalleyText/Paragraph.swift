/// The text between two line breaks, in pieces of one run each.
struct Paragraph {
  /// The pieces in reading order; at least one, which may be empty.
  var pieces: [Piece]

  /// A part of a run.
  struct Piece {
    /// The characters, without a line break.
    var text: Substring
    /// The index of the run in its request.
    var source: Int
  }

  /// The characters of all pieces.
  var text: String { pieces.count == 1 ? String(pieces[0].text) : pieces.reduce(into: "") { $0 += $1.text } }

  /// The paragraphs of a request: its text, split at every character that Unicode says ends a line.
  static func paragraphs(of request: TextRequest) -> [Paragraph] {
    var finished: [Paragraph] = []
    var pieces: [Piece] = []
    for (source, run) in request.runs.enumerated() {
      var lines = run.text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)[...]
      while let line = lines.popFirst() {
        pieces.append(Piece(text: line, source: source))
        if lines.isEmpty { break }
        finished.append(Paragraph(pieces: pieces))
        pieces = []
      }
    }
    return finished + [Paragraph(pieces: pieces)]
  }
}
