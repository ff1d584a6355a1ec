struct PixelMarks {
  var different: PixelSet
  var darker: PixelSet
  var antialiased: PixelSet

  init(size: PixelSize) { self.init(different: PixelSet(size: size)) }

  init(different: PixelSet) {
    self.different = different
    darker = PixelSet(size: different.size)
    antialiased = darker
  }

  /// Creates marks for an image. `mark` must clear every row before it sets bits.
  init(size: PixelSize, _ mark: (Rows) -> Void) {
    let stride = PixelSet.stride(of: size.width)
    let count = stride * size.height
    var (darker, antialiased): ([UInt64], [UInt64]) = ([], [])
    let different = [UInt64](unsafeUninitializedCapacity: count) { different, initialized in
      darker = [UInt64](unsafeUninitializedCapacity: count) { darker, initialized in
        antialiased = [UInt64](unsafeUninitializedCapacity: count) { antialiased, initialized in
          if let different = different.baseAddress, let darker = darker.baseAddress,
            let antialiased = antialiased.baseAddress, count > 0
          {
            mark(Rows(different: different, darker: darker, antialiased: antialiased, stride: stride))
          }
          initialized = count
        }
        initialized = count
      }
      initialized = count
    }
    self.different = PixelSet(size: size, words: different)
    self.darker = PixelSet(size: size, words: darker)
    self.antialiased = PixelSet(size: size, words: antialiased)
  }

  mutating func leaveOut(_ rect: PixelRect) {
    different.remove(rect)
    darker.remove(rect)
  }

  /// Access to the rows for several threads. Only one thread may write each word.
  struct Rows: @unchecked Sendable {
    let different: UnsafeMutablePointer<UInt64>
    let darker: UnsafeMutablePointer<UInt64>
    let antialiased: UnsafeMutablePointer<UInt64>
    let stride: Int

    func clear(_ rows: Range<Int>) {
      for words in [different, darker, antialiased] {
        (words + rows.lowerBound * stride).initialize(repeating: 0, count: rows.count * stride)
      }
    }
  }
}
