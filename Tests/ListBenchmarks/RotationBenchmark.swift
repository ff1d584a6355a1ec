import Foundation
import Galley
import Testing

/// Compares the time to rotate a list with a million rows with the time of its first screen. `make bench` runs it in
/// release.
@Suite(
  "Time to rotate a list", .enabled(if: ProcessInfo.processInfo.environment["GALLEY_BENCH"] != nil), .serialized)
struct RotationBenchmark {
  private static let rows = 1_000_000
  private static let limit = 0.2
  private static let portrait = Size(width: 390, height: 844)
  private static let landscape = Size(width: 844, height: 390)

  @Test("A list of a million rows with eight cells is rotated from portrait to landscape")
  func widening() throws {
    try turn(from: Self.portrait, to: Self.landscape, limit: Self.limit)
  }

  @Test("A list of a million rows with eight cells is rotated from landscape to portrait")
  func narrowing() throws {
    // Few rows wrap in landscape, so the first screen is cheap. In portrait, every second row wraps.
    try turn(from: Self.landscape, to: Self.portrait, limit: 2 * Self.limit)
  }

  private func turn(from first: Size, to second: Size, limit: Double) throws {
    let scene = try Scene(yaml: Self.scene, file: "rows.yaml")
    let stage = Stage(size: first) { SceneView(scene) }
    stage.scroll("list").scroll(to: .row(Self.rows / 2))
    let firstTime = Self.seconds { #expect(stage.layout["list"] != nil) }
    stage.resize(to: second)
    let turned = Self.seconds { #expect(stage.layout["list"] != nil) }
    stage.resize(to: first)
    let back = Self.seconds { #expect(stage.layout["list"] != nil) }
    let share = turned / firstTime
    print(
      "\(Int(first.width)) to \(Int(second.width)) points: \(Self.rounded(turned)) s of CPU, the first screen "
        + "\(Self.rounded(firstTime)) s: \(Self.rounded(share)) of it (limit \(limit)); and back "
        + "\(Self.rounded(back)) s")
    #expect(share <= limit)
  }

  private static func rounded(_ number: Double) -> Double { (number * 1000).rounded() / 1000 }

  /// Returns the processor time of `body`, in seconds.
  private static func seconds(_ body: () -> Void) -> Double {
    let start = clock()
    body()
    return Double(clock() - start) / Double(CLOCKS_PER_SEC)
  }

  private static let scene = """
    scene: 1
    canvas: { device: phone }
    data:
      rows:
        generate:
          rows: \(rows)
          seed: 7
          columns:
            name: { words: { from: 2, to: 14 } }
            kind: { oneOf: [Tool, Part, Kit, Service, Bundle] }
            price: { number: { from: 1, to: 9999, decimals: 2 } }
            stock: { number: { from: 0, to: 5000, decimals: 0 } }
            city: { words: { from: 1, to: 1 } }
            day: { date: { from: 2010-01-01, to: 2026-12-31 } }
            code: { letters: 6 }
            number: counter
    view:
      ScrollView:
        LazyVStack:
          ForEach: rows
          row:
            VStack:
              - HStack: [ { Text: "{name}", font: headline }, Spacer, { Text: "{price}", lineLimit: 1 } ]
                alignment: firstTextBaseline
              - HStack: [ { Text: "{kind}" }, { Text: "{city}" }, Spacer, { Text: "{stock}" } ]
                font: subheadline
                lineLimit: 1
              - HStack: [ { Text: "{number}" }, { Text: "{code}" }, Spacer, { Text: "{day}" } ]
                font: footnote
                lineLimit: 1
            alignment: leading
            spacing: 2
            padding: { horizontal: 16, vertical: 8 }
        spacing: 0
      id: list
    """
}
