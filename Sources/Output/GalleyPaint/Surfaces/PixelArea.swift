import CPangoCairo
import GalleyImage

struct PixelArea: Hashable {
  var columns: Range<Int>
  var rows: Range<Int>
}

extension ImageSurface {
  func inkArea() throws(PaintError) -> PixelArea? {
    let pixels = try pixelRows()
    var (left, right) = (pixels.width, 0)
    var rows: Range<Int>?
    for y in 0..<pixels.height {
      let row = UnsafeRawPointer(pixels.base + y * pixels.stride)
      guard let first = ImageSurface.firstInk(of: row, in: 0..<pixels.width) else { continue }
      rows = (rows?.lowerBound ?? y)..<y + 1
      left = min(left, first)
      // Only pixels to the right of all previous ones can extend the area.
      var last = pixels.width
      while last > max(right, first + 1), ImageSurface.isEmpty(row, last - 1) { last -= 1 }
      right = max(right, last)
    }
    return rows.map { PixelArea(columns: left..<right, rows: $0) }
  }

  private static func firstInk(of row: UnsafeRawPointer, in columns: Range<Int>) -> Int? {
    columns.first { !isEmpty(row, $0) }
  }

  private static func isEmpty(_ row: UnsafeRawPointer, _ x: Int) -> Bool {
    row.load(fromByteOffset: x * 4, as: UInt32.self) == 0
  }
}
