import Foundation
import Galley
import GalleyDiff
import Testing

/// Prints the time it takes to detect that two frames are identical. `make bench` runs it in release.
@Suite(
  "Time to compare identical frames", .enabled(if: ProcessInfo.processInfo.environment["GALLEY_BENCH"] != nil),
  .serialized)
struct EqualFrameBenchmark {
  /// The maximum time for comparing two identical frames, in milliseconds.
  private static let limit = 1.0

  @Test("Two identical phone screens are compared by their file bytes within the time limit")
  @MainActor
  func equal() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "galley-" + UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let stage = Stage(size: Size(width: 390, height: 844), scale: 2) {
      ScrollView {
        LazyVStack(alignment: .leading, spacing: 0) { ForEach(0..<100) { Text("Row \($0)").padding(12) } }
      }
    }
    let frame = try stage.png()
    let paths = ["first.png", "second.png"].map { folder.appending(path: $0) }
    for path in paths { try Data(frame).write(to: path) }
    let run = DiffRun()
    let files = best { #expect(run.compare(paths[0].path, paths[1].path).outcome == .same) }
    // If the files differ in a byte, their pixels must be compared.
    var other = frame
    other.insert(contentsOf: Self.comment, at: 33)
    try Data(other).write(to: paths[1])
    let pixels = best { #expect(run.compare(paths[0].path, paths[1].path).outcome == .same) }
    print("two equal frames of 780 × 1688 pixels: \(files) ms; at most \(Self.limit) ms; by their pixels \(pixels) ms")
    #expect(files <= Self.limit || files * 4 <= pixels)
  }

  /// A text chunk between the header and the pixels of a PNG file.
  private static let comment: [UInt8] = [
    0, 0, 0, 4, 0x74, 0x45, 0x58, 0x74, 0x61, 0x00, 0x62, 0x63, 0xB7, 0x6E, 0x7F, 0xE9,
  ]

  /// Returns the fastest of several runs, in milliseconds, because other processes can only add time.
  private func best(_ body: () -> Void) -> Double {
    let clock = ContinuousClock()
    let best = (0..<50).map { _ in clock.measure(body) }.min() ?? .zero
    return (best / .microseconds(10)).rounded() / 100
  }
}
