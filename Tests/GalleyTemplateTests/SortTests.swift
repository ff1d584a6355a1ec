import GalleyTemplate
import TestSupport
import Testing

@testable import GalleyTables
@testable import GalleyTemplate

@Suite("Table sorting")
struct SortTests {
  private func sorted(_ cells: [String], isDescending: Bool = false) -> [String] {
    let column = Column(name: "c", cells: cells).knowingKind()
    return SortedRows([.init(column: column, isDescending: isDescending)], count: cells.count).order()
      .map { cells[Int($0)] }
  }

  @Test(
    "Accents and case matter only for otherwise identical cells; numbers inside text sort by value",
    arguments: [
      ["Afghanistan", "Åland", "Albania", "Algeria", "Zambia"],
      ["apple", "äpple", "Apple pie", "apples", "Ápplet"],
      ["file 2", "file 010", "file 10", "file 11a", "file 100"],
      ["1.2", "1.10", "1.10a", "2"], ["", " a", "-a", "1", "a", "a-b", "a1", "ab"],
      ["Łódź", "Lodz 2", "Lyon", "Öl", "Ola", "Ørsted", "ostrich", "straße", "strasse 1"],
      ["αβγ", "άγγελος", "βήτα"], ["Елка", "ёлка", "жук", "йод", "крот"], ["æon", "after", "Þór", "thorn"],
    ])
  func collation(cells: [String]) {
    #expect(sorted(cells.reversed()) == cells)
  }

  @Test("Numbers sort by value, empty cells come first, and descending order is the exact reverse")
  func numbers() {
    let cells = ["10", "-2", "", "9.5", "1e3", "0", "-0.5"]
    let expected = ["", "-2", "-0.5", "0", "9.5", "10", "1e3"]
    #expect(sorted(cells) == expected)
    #expect(sorted(cells, isDescending: true) == expected.reversed())
  }

  @Test("Comparing the sort keys of long strings gives the same order as comparing the strings")
  func longTexts() {
    var dice = SplitMix64(seed: 5)
    let words = ["", "a", "package for ", "package for the long ", "Ü", "z9", "z10", " ", "tail"]
    let cells = (0..<4000).map { _ in (0..<dice.below(12)).map { _ in dice.pick(words) }.joined() }
    let keys = cells.map { cell -> [UInt8] in
      var collation = Collation()
      var key: [UInt8] = []
      Array(cell.utf8).withUnsafeBufferPointer { collation.write($0, to: &key) }
      return key
    }
    let expected = cells.indices.sorted { first, second in
      if keys[first] != keys[second] { return keys[first].lexicographicallyPrecedes(keys[second]) }
      if cells[first] != cells[second] { return cells[first].utf8.lexicographicallyPrecedes(cells[second].utf8) }
      return first < second
    }
    let column = Column(name: "c", cells: cells)
    #expect(
      SortedRows([.init(column: column, isDescending: false)], count: cells.count).order().map(Int.init) == expected)
    let reversed = SortedRows([.init(column: column, isDescending: true)], count: cells.count).order().map {
      cells[Int($0)]
    }
    #expect(reversed == expected.reversed().map { cells[$0] })
  }

  @Test("Rows can be sorted by several columns, each in its own direction")
  func severalKeys() {
    var dice = SplitMix64(seed: 9)
    let kinds = (0..<2000).map { _ in dice.pick(["b", "a", "c"]) }
    let sizes = (0..<2000).map { _ in "\(dice.below(50))" }
    let keys = [
      SortedRows.Key(column: Column(name: "k", cells: kinds), isDescending: true),
      SortedRows.Key(column: Column(name: "s", cells: sizes).knowingKind(), isDescending: false),
    ]
    let order = SortedRows(keys, count: 2000).order().map(Int.init)
    let expected = (0..<2000).sorted { first, second in
      if kinds[first] != kinds[second] { return kinds[first] > kinds[second] }
      let (one, other) = (Int(sizes[first]) ?? 0, Int(sizes[second]) ?? 0)
      return one != other ? one < other : first < second
    }
    #expect(order == expected)
  }

  @Test(
    "The type of a column must be valid for all its cells",
    arguments: [
      (["1", "", "-20"], "integer"), (["1", "2.5"], "number"), (["1e3", "4"], "number"), (["007", "1"], "string"),
      (["true", "false"], "boolean"), (["2024-02-29", ""], "date"), (["2023-02-29"], "string"), (["", ""], "string"),
      (["1", "a"], "string"), (["+1"], "string"), ([".5"], "string"), (["1."], "string"), (["-"], "string"),
      (["0", "-0", "0.5"], "number"), (["9999999999999999999"], "number"), (["nan"], "string"), (["1 "], "string"),
    ])
  func kinds(cells: [String], expected: String) {
    #expect(Column(name: "c", cells: cells).guessedKind().rawValue == expected)
  }

  @Test("Short numbers are parsed to the same values as in the standard library")
  func values() {
    var dice = SplitMix64(seed: 3)
    let digits = Array("0123456789")
    for _ in 0..<3000 {
      let whole = String((0..<1 + dice.below(9)).map { _ in dice.pick(digits) })
      let fraction = String((0..<1 + dice.below(9)).map { _ in dice.pick(digits) })
      let text = dice.pick(["", "-"]) + whole + dice.pick(["", "." + fraction])
      let value = Array(text.utf8).withUnsafeBufferPointer { CellNumber.value($0) }
      #expect(value == Double(text), "\(text)")
    }
  }
}
