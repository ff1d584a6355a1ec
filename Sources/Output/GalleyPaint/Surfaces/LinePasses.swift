#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

struct LinePasses {
  let margin: Int

  /// Applies `average` to each line. The pixels on both sides of a line are `zero`, so that `average` needs no bounds
  /// checks. Most lines of a simple shape are identical to the previous one, whose result is copied.
  func run<Pixel: BitwiseCopyable>(
    over plane: inout [Pixel], width: Int, zero: Pixel,
    average: (UnsafePointer<Pixel>, UnsafeMutablePointer<Pixel>, Int) -> Void
  ) {
    var line = [Pixel](repeating: zero, count: width + margin * 2)
    var first = line
    var second = line
    let bytes = width * MemoryLayout<Pixel>.stride
    plane.withUnsafeMutableBufferPointer { plane in
      line.withUnsafeMutableBufferPointer { line in
        first.withUnsafeMutableBufferPointer { first in
          second.withUnsafeMutableBufferPointer { second in
            guard let base = plane.baseAddress, let line = line.baseAddress, let first = first.baseAddress,
              let second = second.baseAddress
            else { return }
            for row in stride(from: base, to: base + plane.count, by: width) {
              if row > base, memcmp(row, line + margin, bytes) == 0 {
                row.update(from: row - width, count: width)
                continue
              }
              (line + margin).update(from: row, count: width)
              average(line + margin, second + margin, width)
              average(second + margin, first + margin, width)
              average(first + margin, row, width)
            }
          }
        }
      }
    }
  }
}
