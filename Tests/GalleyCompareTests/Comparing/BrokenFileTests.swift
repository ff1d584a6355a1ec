import Foundation
import Galley
import GalleyDiff
import GalleyImage
import TestSupport
import Testing
import TextCorpus

@Suite("Comparing broken files")
struct BrokenFileTests {
  /// The number of mutations of each file: a small number, or the value of `GALLEY_MUTATIONS`.
  static let count = ProcessInfo.processInfo.environment["GALLEY_MUTATIONS"].flatMap(Int.init) ?? 150

  /// Files of every kind, and the published images if they are available.
  static let files: [(name: String, bytes: [UInt8])] = {
    let own = [
      ("palette.png", TestFiles.palette), ("colors.png", TestFiles.colors),
      ("translucent.png", TestFiles.translucent), ("animation.png", TestFiles.greys),
      ("animation.gif", TestGIF.file(frames: [[0, 1, 1, 0], [1, 1, 1, 1], [0, 0, 0, 1]], delays: [4, 4, 9])),
      ("pointer.png", Array("version https://git-lfs.github.com/spec/v1\n".utf8)),
    ]
    guard let folder = ProcessInfo.processInfo.environment["GALLEY_DIFF_FIXTURES"],
      let names = try? FileManager.default.contentsOfDirectory(atPath: folder + "/pixelmatch/inputs")
    else { return own }
    return own
      + names.sorted().compactMap { name in
        (try? Data(contentsOf: URL(fileURLWithPath: "\(folder)/pixelmatch/inputs/\(name)"))).map { (name, [UInt8]($0)) }
      }
  }()

  @Test("Comparing a mutated file gives 'same', 'different' or one error, and never crashes", arguments: files.indices)
  func mutations(index: Int) {
    let (name, bytes) = Self.files[index]
    var dice = SplitMix64(seed: UInt64(index) + 7)
    var outcomes: [DiffReport.Outcome: Int] = [:]
    for _ in 0..<Self.count {
      let broken = Self.mutated(bytes, &dice)
      let report = DiffRun.compare(bytes, broken)
      outcomes[report.outcome, default: 0] += 1
      #expect(report.outcome != .failed || (1...2).contains(report.failures.count), "\(name)")
      #expect(report.outcome != .different || !report.text.isEmpty)
    }
    #expect(outcomes[.failed, default: 0] > 0)
  }

  /// Returns the file with flipped bits, removed bytes or a repeated part.
  private static func mutated(_ bytes: [UInt8], _ dice: inout SplitMix64) -> [UInt8] {
    var bytes = bytes
    switch dice.number(0...3) {
    case 0: bytes = Array(bytes.prefix(dice.number(0...(bytes.count - 1))))
    case 1:
      let start = dice.number(0...(bytes.count - 1))
      bytes.insert(contentsOf: bytes[start...].prefix(40), at: dice.number(0...(bytes.count - 1)))
    default:
      for _ in 0...dice.number(0...3) {
        bytes[dice.number(0...(bytes.count - 1))] ^= UInt8(1 << dice.number(0...7))
      }
    }
    // In half of the files, the checksums are corrected so that the decoder continues further.
    return dice.number(0...1) == 0 ? bytes : repaired(bytes)
  }

  private static func repaired(_ file: [UInt8]) -> [UInt8] {
    guard file.count > 8, file.starts(with: [0x89, 0x50]) else { return file }
    var result = Array(file[..<8])
    var position = 8
    while position + 12 <= file.count {
      let length = file[position..<(position + 4)].reduce(0) { $0 << 8 | Int($1) }
      guard position + 12 + length <= file.count else { break }
      let name = String(decoding: file[(position + 4)..<(position + 8)], as: UTF8.self)
      guard name.utf8.count == 4 else { break }
      result += TestFiles.chunk(name, Array(file[(position + 8)..<(position + 8 + length)]))
      position += 12 + length
    }
    return result + file[position...]
  }

  @Test("A very tall image can be compared; images without pixels or of excessive size are refused")
  func extremes() {
    let row = PNG.encode(TestFiles.bitmap(1, 100_000) { _, y in [UInt8(y & 255), 0, 0, 255] })
    #expect(DiffRun.compare(row, row).outcome == .same)
    #expect(DiffRun.compare(row, TestFiles.colors).outcome == .different)
    for size in [[0, 0, 0, 0], [0, 0, 0, 9], [0x7F, 0xFF, 0xFF, 0xFF]] as [[UInt8]] {
      var bomb = TestFiles.colors
      bomb.replaceSubrange(16..<24, with: size + size)
      let report = DiffRun.compare(TestFiles.colors, Self.repaired(bomb))
      #expect(report.outcome == .failed)
      #expect(report.failures.count == 1)
    }
  }

  @Test("An animation that declares too many frames is refused before any frame is drawn")
  func animationBomb() {
    var bomb = TestFiles.greys
    // The acTL chunk follows the signature and IHDR, which take 33 bytes.
    bomb.replaceSubrange(41..<45, with: [0x7F, 0xFF, 0xFF, 0xFF])
    let report = DiffRun.compare(TestFiles.greys, Self.repaired(bomb))
    #expect(report.failures.count == 1)
    #expect(report.failures.first?.message.contains("too large") == true)
  }
}
