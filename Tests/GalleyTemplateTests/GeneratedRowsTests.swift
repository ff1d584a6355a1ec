import GalleyGeometry
import GalleyScroll
import GalleyTemplate
import Testing

@testable import GalleyTables
@testable import GalleyTemplate

@Suite("Generated rows")
struct GeneratedRowsTests {
  private let columns = """
    { n: counter, from: { counter: 5 }, name: { words: { from: 2, to: 9 } }, two: { words: 2 }, code: { letters: 3 },
      price: { number: { from: -1, to: 9.99, decimals: 2 } }, day: { date: { from: 2024-02-28, to: 2024-03-01 } },
      flag: boolean, kind: { oneOf: [a, b, ü] } }
    """

  private func table(rows: Int, seed: Int = 1) throws -> Table {
    try SceneText.read(
      "scene: 1\ndata: { t: { generate: { rows: \(rows), seed: \(seed), columns: \(columns) } } }\nview: Spacer"
    ).tables[0]
  }

  @Test("Each recipe for generated columns respects its bounds")
  func bounds() throws {
    let table = try table(rows: 2000)
    for row in 0..<table.rowCount {
      let row = table[row]
      #expect(row["n"] == "\(row.index + 1)")
      #expect(row["from"] == "\(row.index + 5)")
      #expect(2...9 ~= row["name"]?.split(separator: " ").count ?? 0)
      #expect(row["two"]?.split(separator: " ").count == 2)
      #expect(row["code"]?.count == 3)
      #expect(-1...9.99 ~= row["price"].flatMap { Double($0) } ?? 100)
      #expect(["2024-02-28", "2024-02-29", "2024-03-01"].contains(row["day"]))
    }
    let kinds: [Column.Kind] = [.integer, .integer, .string, .string, .string, .number, .date, .boolean, .string]
    #expect(table.columns.map(\.kind) == kinds)
    #expect(table.columns.allSatisfy { $0.kind == .string || $0.guessedKind() == $0.kind })
    #expect(Set((0..<2000).map { table[$0]["kind"] }) == ["a", "b", "ü"])
    #expect(Set((0..<2000).map { table[$0]["price"] }).count > 500)
  }

  @Test("Adjacent generated rows share words only by chance")
  func neighbours() throws {
    let names = try table(rows: 1000).columns[2]
    let words = (0..<1000).map { row in Set(names[row].split(separator: " ").filter { $0.count > 6 }) }
    let common = (0..<999).count { !words[$0].isDisjoint(with: words[$0 + 1]) }
    #expect(common < 10)
    #expect(Set((0..<1000).map { names[$0] }).count > 990)
  }

  @Test("A long generated table begins with the rows of a short one; different seeds give different rows")
  func prefix() throws {
    let (short, long) = (try table(rows: 100), try table(rows: 5000))
    for column in short.columns.indices {
      #expect((0..<100).allSatisfy { short.columns[column][$0] == long.columns[column][$0] })
    }
    #expect(try table(rows: 100) == short)
    #expect(try table(rows: 100, seed: 2).columns[2] != short.columns[2])
  }

  @Test("The cells of large generated tables are computed when read, without using memory")
  func made() throws {
    let (short, long) = (try table(rows: 3000), try table(rows: 1_000_000))
    #expect(short.columns[0].byteCount > 0)
    #expect(long.columns.allSatisfy { $0.byteCount == 0 && $0.count == 1_000_000 })
    for column in short.columns.indices {
      let (kept, made) = (short.columns[column], long.columns[column])
      #expect((0..<3000).allSatisfy { kept[$0] == made[$0] && kept.utf8($0) == made.utf8($0) })
    }
    #expect(long[999_999]["n"] == "1000000")
  }

  @Test("Generated rows are rendered like stored rows")
  func saying() throws {
    let fillers = (0..<2_200).map { "f\($0): counter" }.joined(separator: ", ")
    let texts = try ["n", fillers].map { more in
      let columns = more == "n" ? self.columns : self.columns.dropLast(1) + ", " + more + " }"
      let scene = try SceneText.read(
        """
        scene: 1
        data: { t: { generate: { rows: 4000, seed: 3, columns: \(columns) } } }
        view:
          ScrollView:
            LazyVStack: { ForEach: t, row: { HStack: [ { Text: "{name}" }, { Text: "{n}: {price}" } ] } }
          id: list
        """)
      #expect((scene.tables[0].columns[0].byteCount == 0) == (more != "n"))
      return ShownText.texts(scene, scroll: ["list": .target(.row(1_500), anchor: .top)])
    }
    #expect(texts[0] == texts[1])
    #expect(texts[0].contains { $0.hasPrefix("1501: ") })
  }

  @Test("Recipes with too many words in total, or too many rows, are refused")
  func tooMuch() throws {
    func errors(rows: Int, words: String) -> [String] {
      let columns = "{ a: { words: \(words) }, b: { words: 3 }, c: counter }"
      let table = "{ generate: { rows: \(rows), columns: \(columns) } }"
      return SceneText.errors("scene: 1\ndata: { t: \(table) }\nview: Spacer")
    }
    #expect(errors(rows: 15_952, words: "1000") == [])
    let found = errors(rows: 15_953, words: "{ from: 1, to: 1000 }")
    #expect(found.count == 1 && found[0].contains("at most 15952 rows"), "\(found)")
    #expect(errors(rows: 10_000_001, words: "1").count == 1)
  }

  @Test(
    "Day numbers are converted to calendar dates and back",
    arguments: [("1970-01-01", 0), ("2000-02-29", 11_016), ("2100-03-01", 47_541), ("0001-01-01", -719_162)])
  func days(text: String, number: Int) {
    #expect(CalendarDate(text)?.number == number)
    let (year, month, day) = CalendarDate(number: number).parts
    #expect([year, month, day] == text.split(separator: "-").compactMap { Int($0) })
  }

  @Test(
    "An error in a recipe is reported with its location",
    arguments: [
      ("{ words: { from: 9, to: 2 } }", "to 2 is less than from 9"),
      ("{ date: { from: 2024-02-30, to: 2024-03-01 } }", "expected a date such as 2024-02-29, found '2024-02-30'"),
      ("{ words: 2, letters: 3 }", "'letters' and 'words' exclude each other (leave one of them out)"),
      ("{ wrods: 2 }", "unknown key 'wrods' in a generated column (did you mean 'words'?)"),
      ("nonsense", "'nonsense' is not a recipe for cells (known: boolean, counter)"),
    ])
  func errors(recipe: String, expected: String) {
    let found = SceneText.errors(
      "scene: 1\ndata: { t: { generate: { rows: 1, columns: { a: \(recipe) } } } }\nview: Spacer")
    #expect(found.first?.hasSuffix(expected) == true, "\(found)")
    #expect(found.first?.hasPrefix("2:") == true)
  }
}
