import Testing

@testable import GalleyPaint

@Suite("Blurring of pixel lines")
struct LinePassesTests {
  private let width = 24
  private let kernel = BoxKernel(deviation: 2.5)

  private func blurred(_ plane: [SIMD4<UInt16>]) -> [SIMD4<UInt16>] {
    var plane = plane
    LinePasses(margin: kernel.radius + 1).run(over: &plane, width: width, zero: .zero) {
      kernel.average($0, into: $1, count: $2)
    }
    return plane
  }

  private func line(_ number: Int) -> [SIMD4<UInt16>] {
    (0..<width).map { x in SIMD4<UInt16>(repeating: x / 3 % 2 == number % 2 ? UInt16(number) * 9_000 : 65_535) }
  }

  @Test("Blurring several lines at once gives the same result as one at a time, even if lines repeat")
  func repeated() {
    let alone = blurred(line(1))
    let lines = [line(1), line(1), line(1), line(2), line(2), alone, alone, line(3), line(1), line(1)]
    #expect(blurred(lines.flatMap { $0 }) == lines.flatMap { blurred($0) })
    #expect(blurred([]).isEmpty)
  }
}
