import GalleyPicture

extension Bitmap {
  func reduced(toSide limit: Int) -> Bitmap {
    let (across, down) = (Self.factor(width, limit), Self.factor(height, limit))
    guard across > 1 || down > 1 else { return self }
    let (columns, rows) = ((width + across - 1) / across, (height + down - 1) / down)
    var reduced: [UInt8] = []
    reduced.reserveCapacity(columns * rows * 4)
    for row in 0..<rows {
      for column in 0..<columns {
        reduced += average(
          column * across..<min((column + 1) * across, width), row * down..<min((row + 1) * down, height))
      }
    }
    return Bitmap(width: columns, height: rows, pixels: reduced)
  }

  private static func factor(_ side: Int, _ limit: Int) -> Int { max(1, (side + limit - 1) / limit) }

  private func average(_ columns: Range<Int>, _ rows: Range<Int>) -> [UInt8] {
    var (sums, alpha) = ((0, 0, 0), 0)
    for row in rows {
      for column in columns {
        let pixel = self[column, row]
        let opacity = Int(pixel.alpha)
        sums.0 += Int(pixel.red) * opacity
        sums.1 += Int(pixel.green) * opacity
        sums.2 += Int(pixel.blue) * opacity
        alpha += opacity
      }
    }
    guard alpha > 0 else { return [0, 0, 0, 0] }
    let colors = [sums.0, sums.1, sums.2].map { UInt8(clamping: ($0 + alpha / 2) / alpha) }
    return colors + [UInt8(clamping: alpha / (columns.count * rows.count))]
  }
}
