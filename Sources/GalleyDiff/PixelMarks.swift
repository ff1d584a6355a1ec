/// What a comparison says of each pixel.
struct PixelMarks {
  /// Those that differ.
  var different: PixelSet
  /// Those of them that are darker in the second image.
  var darker: PixelSet
  /// Those that differ only as the smoothing of an edge does, and are not counted.
  var antialiased: PixelSet

  /// Nothing differs.
  init(size: PixelSize) {
    different = PixelSet(size: size)
    darker = different
    antialiased = different
  }

  /// The words of the three sets in place; each word is one thread's own.
  struct Rows: @unchecked Sendable {
    let different: UnsafeMutablePointer<UInt64>
    let darker: UnsafeMutablePointer<UInt64>
    let antialiased: UnsafeMutablePointer<UInt64>
    /// Words a row.
    let stride: Int
  }

  /// Calls `body` with the sets' words in place.
  mutating func withRows(_ body: (Rows) -> Void) {
    let stride = different.stride
    different.words.withUnsafeMutableBufferPointer { different in
      darker.words.withUnsafeMutableBufferPointer { darker in
        antialiased.words.withUnsafeMutableBufferPointer { antialiased in
          guard let different = different.baseAddress, let darker = darker.baseAddress,
            let antialiased = antialiased.baseAddress
          else { return }
          body(Rows(different: different, darker: darker, antialiased: antialiased, stride: stride))
        }
      }
    }
  }
}
