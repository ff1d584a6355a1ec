import GalleyGeometry

/// One paragraph, ready to be set: its bytes, and which face sets which of them.
struct ParagraphJob {
  let request: TextRequest
  let text: String
  /// The characters as they are read back, in UTF-8.
  let bytes: [UInt8]
  let segments: [Segment]
  let direction: LayoutDirection
  let emptySource: Int

  let work = ParagraphWork()

  init(_ paragraph: Paragraph, segments: [Segment], of request: TextRequest) {
    self.request = request
    self.segments = segments
    text = paragraph.text
    bytes = Array(text.utf8)
    direction = paragraph.direction
    emptySource = paragraph.pieces.first?.source ?? 0
  }

  /// Some of the bytes of `other`, cut into `segments`.
  init(_ other: ParagraphJob, bytes: [UInt8], segments: [Segment]) {
    request = other.request
    self.bytes = bytes
    self.segments = segments
    text = String(decoding: bytes, as: UTF8.self)
    direction = other.direction
    emptySource = other.emptySource
  }

  func font(of segment: Segment) -> ResolvedFont { request.runs[segment.source].font }

  /// How far a segment's run stands above the baseline, in points.
  func rise(of segment: Segment) -> Double { request.runs[segment.source].layoutOffset }

  /// The segment that holds the byte at `offset`; the last one for the end.
  func segment(at offset: Int) -> Segment? {
    var (low, high) = (0, segments.count)
    while low < high {
      let middle = (low + high) / 2
      if segments[middle].bytes.upperBound <= offset { low = middle + 1 } else { high = middle }
    }
    return low < segments.count ? segments[low] : segments.last
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
  /// signs of as many bytes, which have no direction. They are missing in every face, so nothing of the signs shows.
  var visibleBytes: [UInt8] {
    var visible = bytes
    for segment in segments where segment.missing?.properties.generalCategory == .control {
      visible.replaceSubrange(segment.bytes, with: segment.bytes.count == 1 ? [0x5F] : Array("×".utf8))
    }
    return visible
  }
}

/// What setting a paragraph found out: a text that wraps is set without a limit first, and then with one.
final class ParagraphWork {
  var items: AnyObject?
}
