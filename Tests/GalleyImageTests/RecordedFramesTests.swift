import GalleyPicture
import Testing

@testable import GalleyImage

@Suite("Frames recorded in memory")
struct RecordedFramesTests {
  /// Returns two opaque frames of different sizes, with a repetition of the first between them.
  private func record() -> (frames: RecordedFrames, first: [UInt8], second: [UInt8]) {
    let (first, second) = ((0..<24).map { $0 % 4 == 3 ? 255 : UInt8($0 * 9) }, [UInt8](repeating: 255, count: 16))
    var frames = RecordedFrames()
    for (pixels, width, height) in [(first, 3, 2), (second, 2, 2)] {
      pixels.withUnsafeBytes { bytes in
        guard let base = bytes.baseAddress else { return }
        let rows = PixelRows(base: base, width: width, height: height, stride: width * 4, order: .premultipliedBGRA)
        let isAppended = frames.append(rows)
        #expect(isAppended)
      }
      if width == 3 { frames.appendRepetition() }
    }
    return (frames, first, second)
  }

  @Test("Recorded frames and repetitions are read back in order")
  func roundTrip() {
    let (frames, first, second) = record()
    var found: [Bitmap?] = []
    let isComplete = RecordedFrames(frames.bytes).forEach { found.append($0) }
    #expect(isComplete)
    #expect(found.map { $0?.width } == [3, nil, 2])
    func swapped(_ pixels: [UInt8]) -> [UInt8] {
      var swapped = pixels
      for red in stride(from: 0, to: pixels.count, by: 4) { swapped.swapAt(red, red + 2) }
      return swapped
    }
    #expect(found[0]?.pixels == swapped(first))
    #expect(found[2]?.pixels == swapped(second))
    #expect(frames.size?.width == 3)
    #expect(frames.size?.height == 2)
  }

  @Test("A recording that ends within a frame is not complete")
  func truncated() {
    let frames = record().frames
    let second = frames.bytes.count - 1
    for count in [1, 11, 12, 13, second] {
      var last: Bitmap?
      let isComplete = RecordedFrames(Array(frames.bytes.prefix(count))).forEach { last = $0 ?? last }
      #expect(!isComplete)
      #expect(last?.width == (count == second ? 3 : nil))
    }
  }

  @Test("A damaged frame header neither crashes nor leads to reading beyond the recording", arguments: 0..<12)
  func damaged(_ place: Int) {
    var bytes = record().frames.bytes
    bytes[place] = 0xFF
    let isComplete = RecordedFrames(bytes).forEach { _ in }
    #expect(!isComplete)
  }
}
