import Foundation
import GalleyText
import TestSupport
import Testing
import TextCorpus

extension TextBesidePango {
  /// Prints the memory of an engine after ten million strings.
  @Suite("Memory used after ten million strings")
  struct MemoryBenchmark {
    private static let portions = 100
    private static let portion = 100_000
    /// One string in this many contains letters that the tables lack, or is laid out for drawing.
    private static let rare = 200

    @Test("The caches and the memory of the process stay within their limits")
    func tenMillion() throws {
      let engine = TextEngine()
      let font = ResolvedFont(family: "Inter", size: 13)
      var dice = SplitMix64(seed: 77)
      var peak = TextStatistics()
      var start = 0
      for portion in 0..<Self.portions {
        let texts = (0..<Self.portion).map { index -> String in
          let number = portion * Self.portion + index
          return "\(GeneratedTexts.cell(&dice)) \(number)" + (index % Self.rare == 0 ? " 漢字" : "")
        }
        _ = engine.widths(of: TextColumn(texts), font: font)
        for text in texts.lazy.prefix(Self.portion / Self.rare) {
          _ = engine.layout(TextRequest(runs: [TextRequest.Run(text, font: font)]), width: 100)
        }
        peak = Self.larger(peak, engine.statistics)
        #expect(engine.statistics.total.bytes <= engine.statistics.total.budget)
        // By now, every cache has been full at least once.
        if portion == Self.portions / 4 { start = try #require(Self.peakKilobytes) }
      }
      let growth = try #require(Self.peakKilobytes) - start
      print(
        """
        \(Self.portions * Self.portion) different texts: caches of at most \(Self.megabytes(peak.total.bytes)) MB \
        (budget \(Self.megabytes(peak.total.budget))): layouts \(Self.megabytes(peak.layouts.bytes)), \
        widths \(Self.megabytes(peak.widths.bytes)), tables \(Self.megabytes(peak.tables.bytes)); \
        the process grew by \(growth / 1024) MB over the last three quarters (limit 16)
        """)
      #expect(growth <= 16 << 10)
    }

    private static func larger(_ first: TextStatistics, _ second: TextStatistics) -> TextStatistics {
      first.total.bytes > second.total.bytes ? first : second
    }

    private static func megabytes(_ bytes: Int) -> Double { (Double(bytes) / 1_048_576 * 10).rounded() / 10 }

    /// The peak memory of the process in kilobytes, as Linux reports it.
    private static var peakKilobytes: Int? {
      let status = try? String(contentsOfFile: "/proc/self/status", encoding: .utf8)
      let line = status?.split(separator: "\n").first { $0.hasPrefix("VmHWM:") }
      return line?.split(whereSeparator: { $0 == " " || $0 == "\t" }).dropFirst().first.flatMap { Int($0) }
    }
  }
}
