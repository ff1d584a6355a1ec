/// A truncated last line that replaces several paragraphs.
struct CutParagraph {
  let paragraph: Paragraph

  /// For `.tail`, `rest` is empty. For `.head`, its last paragraph replaces the text of the job; for `.middle`, it
  /// follows the text of the job.
  init(from start: Int, of job: ParagraphJob, rest: [ParagraphJob]) {
    let first = Self.pieces(of: job, from: start)
    let end = rest.last { !$0.bytes.isEmpty }
    let last = end.map { Self.pieces(of: $0, from: 0) } ?? []
    let mark = Paragraph.Piece(text: "…", source: first.last?.source ?? job.emptySource)
    switch job.request.truncationMode {
    case .tail: paragraph = Paragraph(pieces: first + [mark], direction: job.direction)
    case .middle: paragraph = Paragraph(pieces: first + [mark] + last, direction: job.direction)
    case .head: paragraph = Paragraph(pieces: [mark] + last, direction: end?.direction ?? job.direction)
    }
  }

  private static func pieces(of job: ParagraphJob, from start: Int) -> [Paragraph.Piece] {
    job.segments.filter { $0.bytes.upperBound > start }.map { segment in
      let bytes = max(segment.bytes.lowerBound, start)..<segment.bytes.upperBound
      return Paragraph.Piece(text: Substring(job.text(in: bytes)), source: segment.source)
    }
  }
}
