import GalleyGeometry
import GalleyPDF
import GalleyPicture
import GalleyText

/// A text broken into lines of a column's width.
///
/// A text of any length costs memory for a piece of it only: one of ten megabytes runs over hundreds of pages.
struct CellBlock {
  let pen: TextPen
  /// The width of the lines, in points.
  let width: Double

  /// Texts above this many bytes are broken piece by piece; a piece ends at a space.
  private static let pieceSize = 8192

  /// How many lines `text` takes.
  func lineCount(of text: UnsafeBufferPointer<UInt8>, using prepared: PreparedText) -> Int {
    if text.isEmpty { return 1 }
    if text.count <= 64, !text.hasLineFeed, pen.width(of: text) <= width { return 1 }
    return pieces(of: text).reduce(0) { count, piece in
      prepared.exchange { $0 += text[piece] }
      return count + prepared.measure(width: width).lineCount
    }
  }

  /// Draws the lines `range` of `text`, the first of them with its top at `y`.
  func draw(
    _ text: UnsafeBufferPointer<UInt8>, _ range: Range<Int>, x: Double, y: Double, alignment: TextAlignment,
    _ color: RGBA, on surface: some PrintSurface
  ) throws(PDFError) {
    var first = 0
    for piece in pieces(of: text) where first < range.upperBound {
      let layout = pen.set(String(decoding: text[piece], as: UTF8.self), width: width, alignment: alignment)
      let own = (range.lowerBound - first)..<(range.upperBound - first)
      let shown = own.clamped(to: 0..<layout.lines.count)
      // A block of lines is only as wide as its widest one.
      let slack = width - layout.size.width
      let indent = alignment == .leading ? 0 : alignment == .center ? slack / 2 : slack
      let top = y + Double(first + shown.lowerBound - range.lowerBound) * pen.lineHeight
      try pen.draw(layout, shown, x: x + indent, y: top, color, on: surface)
      first += layout.lines.count
    }
  }

  private func pieces(of text: UnsafeBufferPointer<UInt8>) -> [Range<Int>] {
    var pieces: [Range<Int>] = []
    var start = 0
    while text.count - start > CellBlock.pieceSize {
      let end = CellBlock.end(of: text, from: start)
      pieces.append(start..<end)
      start = end
    }
    pieces.append(start..<text.count)
    return pieces
  }

  /// Behind the last line feed or space of the piece that begins at `start`, else before a whole character.
  private static func end(of text: UnsafeBufferPointer<UInt8>, from start: Int) -> Int {
    let limit = start + pieceSize
    let part = text[start..<limit]
    if let place = part.lastIndex(of: 0x0A) ?? part.lastIndex(of: 0x20), place > start + pieceSize / 2 {
      return place + 1
    }
    var end = limit
    while end > start + 1, text[end] & 0xC0 == 0x80 { end -= 1 }
    return end
  }
}
