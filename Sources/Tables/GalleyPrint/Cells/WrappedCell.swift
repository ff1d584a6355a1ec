import GalleyGeometry
import GalleyPDF
import GalleyPicture
import GalleyText

/// Sets the text of a cell on several lines. Long text is processed in pieces, so that it needs constant memory.
struct WrappedCell {
  let pen: TextPen
  let width: Double

  private static let longest = 8192
  /// The size of a piece, in bytes. A piece ends at a space, where the line ends as well.
  private static let pieceSize = 1000

  func lineCount(of text: UnsafeBufferPointer<UInt8>, using prepared: PreparedText) -> Int {
    if text.isEmpty { return 1 }
    if text.count <= 64, !text.hasLineFeed, pen.width(of: text) <= width { return 1 }
    return pieces(of: text, using: prepared).reduce(0) { $0 + $1.lines }
  }

  struct Piece {
    var bytes: Range<Int>
    var lines: Int
  }

  func pieces(of text: UnsafeBufferPointer<UInt8>, using prepared: PreparedText) -> [Piece] {
    ranges(of: text).map { range in
      prepared.exchange { $0 += text[range] }
      return Piece(bytes: range, lines: prepared.measure(width: width).lineCount)
    }
  }

  static func isLong(_ text: UnsafeBufferPointer<UInt8>) -> Bool { text.count > longest }

  func draw(
    _ text: UnsafeBufferPointer<UInt8>, _ range: Range<Int>, pieces: [Piece]? = nil, x: Double, y: Double,
    alignment: TextAlignment, _ color: RGBA, on surface: some PrintSurface
  ) throws(PDFError) {
    guard let pieces else {
      return try draw(text[...], range, y: y, x: x, alignment: alignment, color, on: surface)
    }
    var first = 0
    for piece in pieces where first < range.upperBound {
      defer { first += piece.lines }
      let own = ((range.lowerBound - first)..<(range.upperBound - first)).clamped(to: 0..<piece.lines)
      if own.isEmpty { continue }
      let top = y + Double(first + own.lowerBound - range.lowerBound) * pen.lineHeight
      try draw(text[piece.bytes], own, y: top, x: x, alignment: alignment, color, on: surface)
    }
  }

  private func draw(
    _ text: Slice<UnsafeBufferPointer<UInt8>>, _ range: Range<Int>, y: Double, x: Double, alignment: TextAlignment,
    _ color: RGBA, on surface: some PrintSurface
  ) throws(PDFError) {
    let layout = pen.set(String(decoding: text, as: UTF8.self), width: width, alignment: alignment)
    // The layout of several lines is only as wide as the widest of them.
    let slack = width - layout.size.width
    let indent = alignment == .leading ? 0 : alignment == .center ? slack / 2 : slack
    try pen.draw(layout, range, x: x + indent, y: y, color, on: surface)
  }

  private func ranges(of text: UnsafeBufferPointer<UInt8>) -> [Range<Int>] {
    var pieces: [Range<Int>] = []
    if !WrappedCell.isLong(text) { return [0..<text.count] }
    var start = 0
    while text.count - start > WrappedCell.pieceSize {
      let end = WrappedCell.end(of: text, from: start)
      pieces.append(start..<end)
      start = end
    }
    pieces.append(start..<text.count)
    return pieces
  }

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
