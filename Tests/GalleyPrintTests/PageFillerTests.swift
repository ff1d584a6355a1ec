import GalleyFiles
import GalleyTemplate
import TestSupport
import Testing
import TextCorpus

@testable import GalleyPrint
@testable import GalleyTables

@Suite("Distribution of table rows over pages")
struct PageFillerTests {
  private let heights = PageFiller.Heights(line: 10, padding: 4, heading: 20, total: 15)

  private func table(_ groups: [String]) -> Table {
    let cells = groups.map { ["g": $0] }
    return Self.table(column: "g", cells.map { $0["g"] ?? "" })
  }

  private static func table(column: String, _ cells: [String]) -> Table {
    var data = DataFile("rows.csv")
    data.format = .csv
    let text = ([column] + cells).joined(separator: "\n") + "\n"
    let files = FileReader.memory(["rows.csv": Array(text.utf8)])
    guard let table = try? data.table(files: files) else { preconditionFailure("the rows are plain") }
    return table
  }

  /// Returns the blocks of each page.
  private func pages(_ filler: PageFiller, room: Double) -> [[(block: PageFiller.Block, y: Double, height: Double)]] {
    var pages: [[(block: PageFiller.Block, y: Double, height: Double)]] = []
    var place = PageFiller.Place()
    while !filler.isEnd(place), pages.count < 10_000 {
      var page: [(block: PageFiller.Block, y: Double, height: Double)] = []
      place = filler.fill(from: place, space: room) { page.append(($0, $1, $2)) }
      pages.append(page)
    }
    return pages
  }

  @Test("A group continued on the next page repeats its heading, and its totals never begin a page")
  func continued() {
    let groups = TableGroups(table(Array(repeating: "a", count: 9)), fields: [0], hasTotals: true)
    let filler = PageFiller(groups: groups, lines: { _ in 1 }, heights: heights, splitsRows: false)
    let pages = pages(filler, room: 20 + 14 * 8 + 10)
    #expect(pages.count == 2)
    guard case .heading(0, isContinued: true)? = pages[1].first?.block, case .row(8, _, _) = pages[1][1].block else {
      Issue.record("the second page begins with \(pages[1])")
      return
    }
  }

  @Test("A row taller than a page is continued on as many pages as it needs")
  func tall() {
    let groups = TableGroups(table(["a"]), fields: [], hasTotals: false)
    let filler = PageFiller(groups: groups, lines: { _ in 95 }, heights: heights, splitsRows: false)
    let lines = pages(filler, room: 104).flatMap { $0 }.compactMap { entry -> Range<Int>? in
      if case .row(0, let lines, _) = entry.block { lines } else { nil }
    }
    #expect(lines.count == 10)
    #expect(lines.flatMap { Array($0) } == Array(0..<95))
  }

  @Test(
    "Every line of every row is printed once, in order, and no heading is left alone on a page",
    arguments: 0..<60)
  func properties(seed: Int) {
    var dice = SplitMix64(seed: UInt64(seed))
    let names = (0..<dice.number(0...120)).map { _ in dice.pick(["a", "b", "c", "d"]) }
    let table = table(names)
    let hasGroups = dice.number(0...1) == 1
    let groups = TableGroups(table, fields: hasGroups ? [0] : [], hasTotals: dice.number(0...1) == 1)
    let counts = names.map { _ in dice.number(0...9) == 0 ? dice.number(2...40) : 1 }
    let filler = PageFiller(
      groups: groups, lines: { counts[$0] }, heights: heights, splitsRows: dice.number(0...1) == 1)
    let room = Double(dice.number(70...300))
    var shown: [[Int]] = names.map { _ in [] }
    var order: [Int] = []
    for page in pages(filler, room: room) {
      for entry in page {
        #expect(entry.y + entry.height <= room + 0.01)
        guard case .row(let row, let lines, let count) = entry.block else { continue }
        #expect(count == counts[row])
        shown[row] += Array(lines)
        if order.last != row { order.append(row) }
      }
      if case .heading? = page.last?.block { Issue.record("a heading ends a page") }
    }
    #expect(order == Array(names.indices))
    for (row, lines) in shown.enumerated() { #expect(lines == Array(0..<counts[row])) }
  }
}
