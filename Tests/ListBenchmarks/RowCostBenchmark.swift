import Foundation
import Galley
import Testing

/// Compares a list of links with swipe actions with a list of Text views. `make bench` runs it in release.
@Suite(
  "Time for interactive rows", .enabled(if: ProcessInfo.processInfo.environment["GALLEY_BENCH"] != nil), .serialized)
struct RowCostBenchmark {
  private static let rows = 50_000
  private static let rounds = 3
  private static let limit = 5.0

  @Test("Fifty thousand links with labels and swipe actions do not take much longer than Text views")
  func rows() throws {
    let texts = Self.best { List { ForEach(0..<Self.rows) { Text("Row \($0)") } }.id("list") }
    let labels = Self.best {
      List { ForEach(0..<Self.rows) { Label("Row \($0)", systemImage: "star") } }.id("list")
    }
    let links = Self.best {
      List {
        ForEach(0..<Self.rows) { row in
          NavigationLink(value: row) { Label("Row \(row)", systemImage: "star") }
        }
      }
      .id("list")
    }
    let acting = Self.best {
      List {
        ForEach(0..<Self.rows) { row in
          NavigationLink(value: row) { Label("Row \(row)", systemImage: "star") }
            .swipeActions {
              Button("Delete", role: .destructive) {}
              Button("Flag") {}.tint(.orange)
            }
        }
      }
      .id("list")
    }
    print(
      "50,000 rows, s of CPU: texts \(Self.rounded(texts)), labels \(Self.rounded(labels)), links "
        + "\(Self.rounded(links)), links with swipe actions \(Self.rounded(acting)): "
        + "\(Self.rounded(acting / texts)) times the texts (limit \(Self.limit))")
    #expect(acting / texts <= Self.limit)
  }

  /// Returns the lowest processor time for a screen from the middle of a list.
  private static func best(@ViewBuilder _ list: () -> some View) -> Double {
    (0..<rounds).map { _ in
      let start = clock()
      let stage = Stage(size: Size(width: 390, height: 844)) { NavigationStack { list() } }
      stage.scroll("list").scroll(to: .row(rows / 2))
      #expect(stage.layout["list"] != nil)
      return Double(clock() - start) / Double(CLOCKS_PER_SEC)
    }
    .min() ?? 0
  }

  private static func rounded(_ number: Double) -> Double { (number * 1000).rounded() / 1000 }
}
