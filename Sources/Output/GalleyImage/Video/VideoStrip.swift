/// Consecutive rows of a frame. A strip may begin at an even or an odd row, so it contains the chroma for both ways to
/// pair its rows. ``VideoFrame`` pairs the first and last rows with those of other strips. Transparent pixels are
/// composited over white.
package struct VideoStrip: Sendable {
  struct Chroma: Sendable {
    var blue: [UInt8]
    var red: [UInt8]
  }

  let columns: Int
  package let height: Int
  let luma: [UInt8]
  /// The chroma of the row pairs that begin with row 0, and of those that begin with row 1.
  let chroma: [Chroma]
  let first: VideoRow
  let last: VideoRow

  /// Converts `pixels`, which must not be empty.
  package init(_ pixels: PixelRows) {
    precondition(pixels.width > 0 && pixels.height > 0, "a strip has pixels")
    let (columns, height) = ((pixels.width + 1) / 2, pixels.height)
    var luma = [UInt8](repeating: 0, count: columns * 2 * height)
    var chroma = [height / 2, (height - 1) / 2].map { rows in
      let plane = [UInt8](repeating: 0, count: rows * columns)
      return Chroma(blue: plane, red: plane)
    }
    var colors = VideoRow.Colors(columns: columns)
    var (above, row) = (VideoRow(columns: columns), VideoRow(columns: columns))
    var first = row
    var wasSame = false
    for y in 0..<height {
      // On a screen, half of the rows are identical to the row above.
      let isSame = y > 0 && pixels.isRow(y, equalTo: y - 1)
      if isSame {
        let start = y * columns * 2
        _ = luma.withUnsafeMutableBufferPointer { luma in
          UnsafeMutableBufferPointer(rebasing: luma[start..<start + columns * 2])
            .update(fromContentsOf: UnsafeMutableBufferPointer(rebasing: luma[start - columns * 2..<start]))
        }
        if !wasSame { above = row }
      } else {
        swap(&above, &row)
        colors.read(pixels, row: y)
        luma.withUnsafeMutableBufferPointer { colors.writeLuma(to: $0, at: y * columns * 2) }
        row.sum(colors)
      }
      if y == 0 { first = row } else { row.pair(with: above, into: &chroma[(y - 1) & 1], row: (y - 1) / 2) }
      wasSame = isSame
    }
    (self.columns, self.height, self.luma, self.chroma) = (columns, height, luma, chroma)
    (self.first, last) = (first, row)
  }
}
