import Testing

@testable import GalleyPrint

@Suite("Sums of decimal numbers")
struct DecimalSumTests {
  private func sum(_ numbers: String...) -> String {
    var sum = DecimalSum()
    for number in numbers { Array(number.utf8).withUnsafeBufferPointer { sum.add($0) } }
    return sum.text
  }

  @Test("Are exact, with as many decimals as the finest number has")
  func exact() {
    #expect(sum("0.1", "0.2") == "0.3")
    #expect(sum("1", "2.50", "-4") == "-0.50")
    #expect(sum("10", "5") == "15")
    #expect(sum() == "0")
  }

  @Test("Leave out what is no number, and go on beyond what is exact")
  func other() {
    #expect(sum("1", "n/a", "", "2") == "3")
    #expect(sum("1e3", "1") == "1001.0")
    #expect(Double(sum("999999999999999999", "999999999999999999", "9999999999999999999999")) ?? 0 > 1e21)
  }
}
