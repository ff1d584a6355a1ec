/// One paragraph, ready to be set: its bytes, and which face sets which of them.
struct ParagraphJob {
  /// What asked for it; its text may be another one.
  let request: TextRequest
  /// The characters.
  let text: String
  /// The characters as they are read back, in UTF-8.
  let bytes: [UInt8]
  /// The stretches of one face each, in reading order.
  let segments: [Segment]
  /// The run that gives an empty paragraph its height.
  let emptySource: Int

  /// `paragraph` of `request`, cut into `segments`.
  init(_ paragraph: Paragraph, segments: [Segment], of request: TextRequest) {
    self.request = request
    self.segments = segments
    text = paragraph.text
    bytes = Array(text.utf8)
    emptySource = paragraph.pieces.first?.source ?? 0
  }

  /// The font of a segment's run.
  func font(of segment: Segment) -> ResolvedFont { request.runs[segment.source].font }

  /// How far a segment's run stands above the baseline, in points.
  func rise(of segment: Segment) -> Double { request.runs[segment.source].baselineOffset }

  /// The segment that holds the byte at `offset`; the last one for the end.
  func segment(at offset: Int) -> Segment? {
    segments.first { offset < $0.bytes.upperBound } ?? segments.last
  }

  /// The characters of some bytes, cut at characters.
  func text(in range: Range<Int>) -> String {
    String(decoding: bytes[range.clamped(to: 0..<bytes.count)], as: UTF8.self)
  }

  /// How many bytes the scalar takes that begins at `offset`.
  func scalarWidth(at offset: Int) -> Int {
    switch bytes[offset] {
    case ..<0x80: 1
    case ..<0xE0: 2
    case ..<0xF0: 3
    default: 4
    }
  }

  /// The bytes as Pango may see them: control characters, which it takes for line breaks and ends, are replaced by
  /// letters of as many bytes. They are missing in every face, so nothing of the letters shows.
  var visibleBytes: [UInt8] {
    var visible = bytes
    for segment in segments where segment.missing?.properties.generalCategory == .control {
      visible.replaceSubrange(segment.bytes, with: segment.bytes.count == 1 ? [0x78] : Array("×".utf8))
    }
    return visible
  }
}
