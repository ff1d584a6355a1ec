import Foundation
import GalleyDiff
import GalleyPicture
import TestSupport
import Testing

/// Two small images, and the counts of an independent program that uses the same published formulas.
struct PixelCase: Decodable, Sendable, CustomTestStringConvertible {
  let name: String
  let threshold: Double
  /// The colour that each letter stands for, as hexadecimal RGBA digits.
  let palette: [String: String]
  let first: [String]
  let second: [String]
  /// The number of differing pixels, not counting antialiased edges.
  let different: Int
  /// The number of differing pixels that lie on antialiased edges.
  let antialiased: Int

  var testDescription: String { name }

  private struct File: Decodable { let cases: [PixelCase] }

  /// The cases that belong to this project.
  static let all = Result {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../Conformance/pixels.json").standardizedFileURL
    return try JSONDecoder().decode(File.self, from: Data(contentsOf: file)).cases
  }

  func bitmap(_ rows: [String]) throws -> Bitmap {
    let pixels = try rows.joined().flatMap { letter -> [UInt8] in
      let color = try #require(UInt32(palette[String(letter)] ?? "", radix: 16), "no colour for \(letter)")
      return [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: color >> $0) }
    }
    return Bitmap(width: rows[0].count, height: rows.count, pixels: pixels)
  }
}

@Suite("Pixel comparisons with precomputed counts")
struct PixelCaseTests {
  @Test("Pixel counts match an independent program, with and without antialiased edges")
  func counts() throws {
    let cases = try PixelCase.all.get()
    #expect(cases.count >= 40)
    for example in cases {
      let (first, second) = (try example.bitmap(example.first), try example.bitmap(example.second))
      var comparison = PixelComparison(metric: .yiq, threshold: example.threshold, backdrop: .white)
      let without = comparison.compare(first, second)
      #expect(without.different == example.different, "\(example.name)")
      #expect(without.antialiased.count == example.antialiased, "\(example.name)")
      comparison.countsAntialiasing = true
      let with = comparison.compare(first, second)
      #expect(with.different == example.different + example.antialiased, "\(example.name)")
    }
  }

  @Test("The cases include identical, different and antialiased pixels")
  func verdicts() throws {
    let cases = try PixelCase.all.get()
    #expect(cases.contains { $0.different == 0 && $0.antialiased == 0 && $0.first == $0.second })
    #expect(cases.contains { $0.different == 0 && $0.antialiased == 0 && $0.first != $0.second })
    #expect(cases.count { $0.different > 0 } >= 20)
    #expect(cases.count { $0.antialiased > 0 } >= 15)
  }

  @Test("The densest window matches the one that an exhaustive search finds", arguments: [1, 3, 7, 32])
  func densestWindow(side: Int) throws {
    for example in try PixelCase.all.get() {
      let diff = PixelComparison(metric: .yiq).compare(
        try example.bitmap(example.first), try example.bitmap(example.second))
      let found = diff.differences.densestWindow(side: side)
      #expect(diff.differences.count(in: found.rect) == found.count)
      let (width, height) = (min(side, diff.firstSize.width), min(side, diff.firstSize.height))
      var maximum = 0
      for y in 0...(diff.firstSize.height - height) {
        for x in 0...(diff.firstSize.width - width) {
          maximum = max(maximum, diff.differences.count(in: PixelRect(x: x, y: y, width: width, height: height)))
        }
      }
      #expect(found.count == maximum, "\(example.name)")
    }
  }
}
