import TestSupport
import Testing

@testable import GalleyPrint

@Suite("Sums of decimal numbers")
struct DecimalSumTests {
  private func sum(_ numbers: String...) -> String {
    var sum = DecimalSum()
    for number in numbers { Array(number.utf8).withUnsafeBufferPointer { sum.add($0) } }
    return sum.text
  }

  @Test("A sum is exact and has as many decimals as the number with the most decimals")
  func exact() {
    #expect(sum("0.1", "0.2") == "0.3")
    #expect(sum("1", "2.50", "-4") == "-0.50")
    #expect(sum("10", "5") == "15")
    #expect(sum() == "0")
  }

  @Test("Cells that are not numbers are left out of a sum")
  func other() {
    #expect(sum("1", "n/a", "", "2") == "3")
    #expect(sum("12345678901234567890", "x", "-", ".", "e5", "1e", "--1") == "12345678901234567890")
  }

  @Test("Sums are exact for numbers of any length, sign and exponent")
  func long() {
    #expect(sum("12345678901234567890", "1", "99999999999", "3") == "12345679001234567893")
    #expect(sum("1e3", "1") == "1001")
    #expect(sum("2.5e-3", "1") == "1.0025")
    #expect(sum("9999999999999999999999", "-9999999999999999999999") == "0")
    #expect(sum("0.000000000000000000001", "-1") == "-0.999999999999999999999")
    #expect(sum("999999999999999999", "0.000000000000000001") == "999999999999999999.000000000000000001")
    #expect(sum("-123456789012345678901.5", "-0.55") == "-123456789012345678902.05")
    #expect(sum("1E2", "1e+2", "0e99999") == "200")
    #expect(sum("0.1234567890123456789", "0.1") == "0.2234567890123456789")
  }

  @Test("A sum does not depend on the order of the numbers", arguments: 0..<40)
  func order(seed: Int) {
    var random = SplitMix64(seed: UInt64(seed))
    func roll(_ count: Int) -> Int { random.below(count) }
    let numbers = (0..<20).map { _ in
      let digits = (0...roll(25)).map { _ in "\(roll(10))" }.joined()
      let fraction = roll(2) == 0 ? "" : "." + (0...roll(22)).map { _ in "\(roll(10))" }.joined()
      return (roll(2) == 0 ? "-" : "") + digits + fraction
    }
    func total(_ numbers: [String]) -> String {
      var sum = DecimalSum()
      for number in numbers { Array(number.utf8).withUnsafeBufferPointer { sum.add($0) } }
      return sum.text
    }
    let all = total(numbers)
    #expect(total(numbers.reversed()) == all)
    // Adding the negated numbers gives zero.
    let opposite = numbers.map { $0.hasPrefix("-") ? String($0.dropFirst()) : "-" + $0 }
    #expect(total(numbers + opposite).allSatisfy { $0 == "0" || $0 == "." })
  }
}
