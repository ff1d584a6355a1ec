import Testing

@testable import GalleyTables
@testable import GalleyTemplate

@Suite("Rows with subtotals")
struct SubtotalTests {
  private func subtotals(_ text: String) throws -> [Int] {
    for case .subtotals(let rows, _) in try ReadTable(text).notes { return rows }
    return []
  }

  private let parts = "region,item,n\nN,a,1.5\nN,b,2\nSubtotal N,,3.5\nS,a,4\nS,b,5\nSubtotal S,,9\n"

  @Test("Subtotals are recognised, and a correct grand total counts each row once")
  func inside() throws {
    let read = try ReadTable(parts + "Grand total,,12.5\n")
    #expect(try subtotals(parts) == [2, 5])
    #expect(read.notes.contains(.subtotals([2, 5], example: "Subtotal N")))
    let total = TotalRow(word: "Grand total", cells: [.init(column: "n", text: "12.5", isSum: true)])
    #expect(read.notes.contains(.totalRow(total)))
    #expect(read.table.rowCount == 6)
  }

  @Test(
    "Subtotals in other languages and running totals are recognised",
    arguments: [
      "k;n\na;1,5\nb;2\nSumme Nord;3,5\nc;4\nd;1\nSumme Süd;5\n",
      "k,n\nа,1\nб,2\nИтого север,3\nв,4\nг,5\nИтого юг,9\n",
      "k,n\na,1\nb,2\nTotal,3\nc,4\nTotal,7\nd,5\n",
    ])
  func languages(text: String) throws { #expect(try !subtotals(text).isEmpty) }

  @Test("A table in which every second row is named like a subtotal is read quickly")
  func many() throws {
    let rows = (1...20_000).map { "\($0 % 2 == 0 ? "Total" : "Women"),\($0 * 3 + 1)\n" }
    #expect(try subtotals("sex,n\n" + rows.joined()).count < 20_000)
  }

  @Test("A last row without a name is recognised as the total if its number is the sum")
  func unnamed() throws { #expect(try subtotals("k,n\na,1\nb,2\n,3\n") == [2]) }

  @Test(
    "Rows with wrong sums, or whose names only resemble totals, are kept as ordinary rows",
    arguments: [
      "k,n\na,1\nb,2\nTotal cereal,4\nc,3\n", "k,n\nSum,1\nTotal,1\nb,2\n", "k,n\na,1\nb,2\nc,3\n",
      "k,n\na,0\nb,0\nTotal x,0\nc,1\n", "k,n\na,1\nb,2\n,4\n", "day,total\nMon,1\nTue,2\nWed,3\n",
    ])
  func others(text: String) throws { #expect(try subtotals(text).isEmpty) }
}
