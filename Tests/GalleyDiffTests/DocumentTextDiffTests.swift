import GalleyDiff
import GalleyGeometry
import TestSupport
import Testing

@Suite("What the texts of two documents say otherwise")
struct DocumentTextDiffTests {
  /// A document with a line for each text, so many a page below a title.
  private func document(_ lines: [String], perPage: Int = 5) -> DocumentText {
    let pages = stride(from: 0, to: max(lines.count, 1), by: perPage).map { start in
      ["Title of all"] + lines[start..<min(start + perPage, lines.count)]
    }
    return DocumentText(
      pages.map { page in
        page.enumerated().flatMap { place, line in
          line.split(separator: " ").enumerated().map { column, word in
            // Smaller letters stand a little lower on the same line.
            DocumentText.Word(
              String(word),
              in: Rect(x: Double(column) * 50, y: Double(place) * 20 + (column == 1 ? 0.4 : 0), width: 40, height: 12))
          }
        }
      })
  }

  private let rows = (0..<20).map { "Row \($0) of list\($0) \($0 * 7)" }

  @Test("the same text says nothing otherwise")
  func same() {
    #expect(DocumentTextDiff(document(rows), document(rows)).pages.isEmpty)
    #expect(DocumentTextDiff(document([]), document([])).pages.isEmpty)
  }

  @Test("documents that share nothing are told by work that grows with their lines, not with pairs of them")
  func nothingShared() {
    func works(_ count: Int) -> Duration {
      let old = document((0..<count).map { "old\($0) is gone\($0)" })
      let new = document((0..<count / 2).map { "new\($0) has come\($0) here" })
      return ProcessorTime.measure { _ = DocumentTextDiff(old, new) }
    }
    _ = works(50)
    #expect(works(1_600) < works(200) * 20)
  }

  @Test("words on one height are a line, in the order in which they are read")
  func lines() {
    #expect(document(["a b", "c"]).lines.map(\.words) == [["Title", "of", "all"], ["a", "b"], ["c"]])
  }

  @Test("a word that changed is told on its page, and no other", arguments: [0, 4, 5, 12, 19])
  func retyped(row: Int) {
    var changed = rows
    changed[row] = "Row \(row) of lost\(row) \(row * 7)"
    let pages = DocumentTextDiff(document(rows), document(changed)).pages
    #expect(pages.keys.sorted() == [row / 5])
    #expect(
      pages[row / 5]?.changes == [
        .retyped(
          from: rows[row].split(separator: " ").map(String.init),
          to: changed[row].split(separator: " ").map(String.init))
      ])
  }

  @Test("rows that came and went are told once each, however the others flow", arguments: 0..<20)
  func edits(seed: Int) {
    var generator = SplitMix64(seed: UInt64(seed) + 1)
    var edited = rows
    var removed: Set<String> = []
    var added: Set<String> = []
    for number in 0..<Int.random(in: 1...4, using: &generator) {
      if Bool.random(using: &generator) {
        removed.insert(edited.remove(at: Int.random(in: edited.indices, using: &generator)))
      } else {
        let text = "Something else entirely \(number)x"
        edited.insert(text, at: Int.random(in: 0...edited.count, using: &generator))
        added.insert(text)
      }
    }
    // What came and went again was never there.
    removed.formIntersection(rows)
    added.formIntersection(edited)
    let changes = DocumentTextDiff(document(rows), document(edited)).pages.values.flatMap(\.changes)
    var told: (removed: Set<String>, added: Set<String>) = ([], [])
    for change in changes {
      switch change {
      case .removed(let words): told.removed.insert(words.joined(separator: " "))
      case .added(let words): told.added.insert(words.joined(separator: " "))
      case .retyped(let from, let to):
        told.removed.insert(from.joined(separator: " "))
        told.added.insert(to.joined(separator: " "))
      }
    }
    // A title that came with a new page is new, and goes with the page.
    #expect(told.removed.subtracting(["Title of all"]) == removed)
    #expect(told.added.subtracting(["Title of all"]) == added)
  }

  @Test("what flowed to another page is counted there, and what only moved with its distance")
  func flow() {
    let shorter = Array(rows[..<2] + rows[3...])
    let pages = DocumentTextDiff(document(rows), document(shorter)).pages
    #expect(pages[0]?.changes == [.removed(["Row", "2", "of", "list2", "14"])])
    #expect((0..<3).map { pages[$0]?.arrivals } == [[1: 1], [2: 1], [3: 1]])
    #expect((0..<4).map { pages[$0]?.moved } == [2, 4, 4, 4])
    #expect((0..<4).allSatisfy { pages[$0]?.shift == -20 })
    #expect((1..<4).allSatisfy { pages[$0]?.changes.isEmpty == true })
  }

  @Test("a title that changed is told as one line, though rows flowed past it")
  func titles() {
    func book(_ rows: [String], _ titles: [String]) -> DocumentText {
      DocumentText(
        titles.enumerated().map { page, title in
          ([title] + rows[(page * 5)..<min(page * 5 + 5, rows.count)]).enumerated().flatMap { place, line in
            line.split(separator: " ").enumerated().map { column, word in
              DocumentText.Word(
                String(word), in: Rect(x: Double(column) * 50, y: Double(place) * 20, width: 40, height: 12))
            }
          }
        })
    }
    let rows = (0..<15).map { "row\($0)" }
    let titles = ["Zones of Africa", "Zones of Asia", "Zones of Europe"]
    let pages = DocumentTextDiff(
      book(rows, titles),
      book(Array(rows[..<3] + rows[4...]), [titles[0], "Zones of America", titles[2]])
    ).pages
    #expect(pages[0]?.changes == [.removed(["row3"])])
    #expect(pages[1]?.changes == [.retyped(from: ["Zones", "of", "Asia"], to: ["Zones", "of", "America"])])
    #expect(pages[2]?.changes.isEmpty == true)
  }

  @Test("rows that changed places are neither gone nor new")
  func swapped() {
    var swapped = rows
    swapped.swapAt(1, 17)
    let pages = DocumentTextDiff(document(rows), document(swapped)).pages
    #expect(pages.values.allSatisfy { $0.changes.isEmpty })
    #expect(pages[0]?.arrivals == [3: 1] && pages[3]?.arrivals == [0: 1])
  }
}
