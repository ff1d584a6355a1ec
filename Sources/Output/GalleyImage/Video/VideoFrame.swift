/// A frame in planar YUV 4:2:0, BT.709 in limited range, with planes for luma, blue difference and red difference. If
/// the width or height is odd, the last column or row is repeated.
package struct VideoFrame {
  package let width: Int
  package let height: Int
  package private(set) var bytes: [UInt8]

  package init(width: Int, height: Int) {
    self.width = (width + 1) / 2 * 2
    self.height = (height + 1) / 2 * 2
    bytes = [UInt8](repeating: 16, count: self.width * self.height)
    bytes += [UInt8](repeating: 128, count: self.width * self.height / 2)
  }

  package mutating func show(_ strips: [VideoStrip]) {
    let (columns, lumaCount) = (width / 2, width * height)
    bytes.withUnsafeMutableBufferPointer { bytes in
      let blue = UnsafeMutableBufferPointer(rebasing: bytes[lumaCount..<lumaCount * 5 / 4])
      let red = UnsafeMutableBufferPointer(rebasing: bytes[(lumaCount * 5 / 4)...])
      var row = 0
      var waiting: VideoRow?
      for strip in strips {
        precondition(strip.columns == columns && row + strip.height <= height, "a strip fits its frame")
        VideoFrame.copy(strip.luma, to: bytes, at: row * width)
        if let waiting { strip.first.pair(with: waiting, blue, red, at: row / 2 * columns) }
        let pairs = strip.chroma[row & 1]
        VideoFrame.copy(pairs.blue, to: blue, at: (row + 1) / 2 * columns)
        VideoFrame.copy(pairs.red, to: red, at: (row + 1) / 2 * columns)
        row += strip.height
        waiting = row & 1 == 1 ? strip.last : nil
      }
      if let waiting {
        waiting.pair(with: waiting, blue, red, at: row / 2 * columns)
        VideoFrame.copy(bytes[(row - 1) * width..<row * width], to: bytes, at: row * width)
      }
    }
  }

  private static func copy(
    _ source: some Collection<UInt8>, to target: UnsafeMutableBufferPointer<UInt8>, at start: Int
  ) {
    _ = UnsafeMutableBufferPointer(rebasing: target[start..<start + source.count]).update(fromContentsOf: source)
  }
}
