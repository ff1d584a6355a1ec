import Foundation
import GalleyLayout
import Testing

/// Prints the time of operations on a million rows of different lengths. `make bench` runs it in release.
@Suite(
  "Time of operations on a row index", .enabled(if: ProcessInfo.processInfo.environment["GALLEY_BENCH"] != nil),
  .serialized)
struct RowIndexBenchmark {
  private static let rows = 1_000_000
  private static let operations = 200_000

  @Test("An index of a million rows is built and edited within the time and memory limits")
  func million() {
    var seed = UInt64(1)
    func random(_ count: Int) -> Int {
      seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int((seed >> 33) % UInt64(count))
    }
    let lengths: [Double?] = (0..<Self.rows).map { _ in 40 + Double(random(400)) / 7 }
    var index = RowIndex(spacing: 8)
    let build = LayoutBenchmark.nanoseconds {
      index = RowIndex(spacing: 8)
      index.append(lengths: lengths)
    }
    print(
      "build \(rounded(build / 1e6)) ms (limit 20), \(rounded(Double(index.bytes) / Double(index.count))) bytes a row "
        + "(limit 16)")
    #expect(build < 20e6)
    #expect(index.bytes <= 16 * index.count)

    var sum = 0.0
    expectQuick("start of a row") { sum += index.start(of: random(Self.rows)) }
    let total = Int(index.total)
    expectQuick("row at an offset") { sum += Double(index.row(at: Double(random(total)))) }
    expectQuick("resize") { index.resize(random(Self.rows), to: 61) }
    expectQuick("insert") { index.insert(count: 1, length: 50, at: random(Self.rows)) }
    expectQuick("remove") {
      let row = random(Self.rows)
      index.remove(row..<row + 1)
    }
    #expect(sum > 0)
  }

  private func expectQuick(_ name: String, _ operation: () -> Void) {
    let time = LayoutBenchmark.nanoseconds { for _ in 0..<Self.operations { operation() } } / Double(Self.operations)
    print("\(name): \(rounded(time)) ns (limit 1000)")
    #expect(time < 1000)
  }

  private func rounded(_ number: Double) -> Double { (number * 10).rounded() / 10 }
}
