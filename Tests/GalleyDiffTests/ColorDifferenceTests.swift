import Foundation
import Testing

@testable import GalleyDiff

@Suite("The colour differences CIE94 and CIEDE2000")
struct ColorDifferenceTests {
  /// Pairs of colours with their differences, computed by an independent program from the same formulas.
  private struct Table: Decodable {
    struct Pair: Decodable {
      var first: [Double]
      var second: [Double]
      var cie94: Double
      var ciede2000: Double
    }
    var differences: [Pair]
  }

  @Test("Colour differences match an independent implementation")
  func table() throws {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../Conformance/colors.json").standardizedFileURL
    let pairs = try JSONDecoder().decode(Table.self, from: Data(contentsOf: file)).differences
    #expect(pairs.count == 40)
    for pair in pairs {
      let first = CIELab(lightness: pair.first[0], a: pair.first[1], b: pair.first[2])
      let second = CIELab(lightness: pair.second[0], a: pair.second[1], b: pair.second[2])
      #expect(abs(first.difference(to: second) - pair.cie94) < 1e-6, "\(pair.first) \(pair.second)")
      #expect(abs(CIEDE2000.difference(first, second) - pair.ciede2000) < 1e-6, "\(pair.first) \(pair.second)")
    }
  }

  @Test("CIE94 weights chroma differences less for strong colours, but lightness differences always equally")
  func weights() {
    let grey = CIELab(lightness: 50, a: 0, b: 0)
    #expect(grey.difference(to: CIELab(lightness: 53, a: 0, b: 0)) == 3)
    #expect(grey.difference(to: CIELab(lightness: 50, a: 4, b: 0)) == 4)
    // C1 = 40, so SC = 1 + .045 · 40 = 2.8 and SH = 1 + .015 · 40 = 1.6.
    let strong = CIELab(lightness: 50, a: 40, b: 0)
    #expect(abs(strong.difference(to: CIELab(lightness: 50, a: 44, b: 0)) - 4 / 2.8) < 1e-12)
    #expect(abs(strong.difference(to: CIELab(lightness: 50, a: 0, b: 40)) - (3200.0).squareRoot() / 1.6) < 1e-12)
  }

  @Test("CIEDE2000 is symmetric and weights steps of light grey less than steps of middle grey")
  func ciede2000() {
    // The first and last pairs of the test data by Sharma, Wu and Dalal.
    let (first, second) = (CIELab(lightness: 50, a: 2.6772, b: -79.7751), CIELab(lightness: 50, a: 0, b: -82.7485))
    #expect(abs(CIEDE2000.difference(first, second) - 2.0425) < 1e-4)
    #expect(CIEDE2000.difference(first, second) == CIEDE2000.difference(second, first))
    let dark = (CIELab(lightness: 2.0776, a: 0.0795, b: -1.1350), CIELab(lightness: 0.9033, a: -0.0636, b: -0.5514))
    #expect(abs(CIEDE2000.difference(dark.0, dark.1) - 0.9082) < 1e-4)
    func step(_ lightness: Double) -> Double {
      CIEDE2000.difference(
        CIELab(lightness: lightness, a: 0, b: 0), CIELab(lightness: lightness + 1, a: 0, b: 0))
    }
    #expect(step(95) < step(49.5))
  }

  @Test("sRGB colours are converted to the published L*a*b* values")
  func conversion() {
    // The value is taken from Playwright's unit test for rgb(123, 81, 252).
    let color = CIELab(0xFF00_0000 | 252 << 16 | 81 << 8 | 123)
    #expect(abs(color.lightness - 48.416007793699535) < 0.001)
    #expect(abs(color.a - 57.71275605467668) < 0.001)
    #expect(abs(color.b + 79.29993619401066) < 0.001)
  }
}
