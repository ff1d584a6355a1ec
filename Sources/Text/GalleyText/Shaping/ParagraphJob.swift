import GalleyGeometry

struct ParagraphJob {
  let request: TextRequest
  let text: String
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

  init(_ other: ParagraphJob, bytes: [UInt8], segments: [Segment]) {
    request = other.request
    self.bytes = bytes
    self.segments = segments
    text = String(decoding: bytes, as: UTF8.self)
    direction = other.direction
    emptySource = other.emptySource
  }

  func font(of segment: Segment) -> ResolvedFont { request.runs[segment.source].font }

  func rise(of segment: Segment) -> Double { request.runs[segment.source].layoutOffset }

  func segment(at offset: Int) -> Segment? {
    var (low, high) = (0, segments.count)
    while low < high {
      let middle = (low + high) / 2
      if segments[middle].bytes.upperBound <= offset { low = middle + 1 } else { high = middle }
    }
    return low < segments.count ? segments[low] : segments.last
  }

  func text(in range: Range<Int>) -> String {
    String(decoding: bytes[range.clamped(to: 0..<bytes.count)], as: UTF8.self)
  }

  func scalarWidth(at offset: Int) -> Int {
    switch bytes[offset] {
    case ..<0x80: 1
    case ..<0xE0: 2
    case ..<0xF0: 3
    default: 4
    }
  }

  /// The text for Pango, which would treat control characters as line breaks or as the end of the text. The characters
  /// that replace them have the same length and are not drawn.
  var visibleBytes: [UInt8] {
    var visible = bytes
    for segment in segments where segment.missing?.properties.generalCategory == .control {
      visible.replaceSubrange(segment.bytes, with: segment.bytes.count == 1 ? [0x5F] : Array("×".utf8))
    }
    return visible
  }
}

/// The work on a paragraph. It is kept, because text that wraps is laid out first without a limit and then with one.
final class ParagraphWork {
  var items: AnyObject?
}
