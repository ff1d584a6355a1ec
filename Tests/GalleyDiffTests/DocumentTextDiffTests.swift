import GalleyDiff
import GalleyGeometry
import TestSupport
import Testing

@Suite("Text differences between documents")
struct DocumentTextDiffTests {
  /// A document with one line for each string: each page has a title and `perPage` lines below it.
  private func document(_ lines: [String], perPage: Int = 5) -> DocumentText {
    let pages = stride(from: 0, to: max(lines.count, 1), by: perPage).map { start in
      ["Title of all"] + lines[start..<min(start + perPage, lines.count)]
    }
    return DocumentText(
      pages.map { page in
        page.enumerated().flatMap { place, line in
          line.split(separator: " ").enumerated().map { column, word in
            // A smaller letter on the same line has a slightly lower top edge.
            DocumentText.Word(
              String(word),
              in: Rect(x: Double(column) * 50, y: Double(place) * 20 + (column == 1 ? 0.4 : 0), width: 40, height: 12))
          }
        }
      })
  }

  private let rows = (0..<20).map { "Row \($0) of list\($0) \($0 * 7)" }

  @Test("Documents with the same contents have no text differences")
  func same() {
    #expect(DocumentTextDiff(document(rows), document(rows)).pages.isEmpty)
    #expect(DocumentTextDiff(document([]), document([])).pages.isEmpty)
  }

  @Test("Comparing documents without common lines takes linear time")
  func nothingShared() {
    func works(_ count: Int) -> Duration {
      let old = document((0..<count).map { "old\($0) is gone\($0)" })
      let new = document((0..<count / 2).map { "new\($0) has come\($0) here" })
      return ProcessorTime.measure { _ = DocumentTextDiff(old, new) }
    }
    _ = works(50)
    #expect(works(1_600) < works(200) * 20)
  }

  @Test("Words on the same baseline form a line in reading order")
  func lines() {
    #expect(document(["a b", "c"]).lines.map(\.words) == [["Title", "of", "all"], ["a", "b"], ["c"]])
  }

  @Test("A changed word is reported only on its page", arguments: [0, 4, 5, 12, 19])
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

  @Test("An inserted or removed row is reported once, even if it pushes other rows to other pages", arguments: 0..<20)
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
    // A row that was added and then removed leaves no change.
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
    // A page title is reported as added or removed with its page.
    #expect(told.removed.subtracting(["Title of all"]) == removed)
    #expect(told.added.subtracting(["Title of all"]) == added)
  }

  @Test("Lines moved to another page are counted there; for lines moved within a page, a distance is given")
  func flow() {
    let shorter = Array(rows[..<2] + rows[3...])
    let pages = DocumentTextDiff(document(rows), document(shorter)).pages
    #expect(pages[0]?.changes == [.removed(["Row", "2", "of", "list2", "14"])])
    #expect((0..<3).map { pages[$0]?.arrivals } == [[1: 1], [2: 1], [3: 1]])
    #expect((0..<4).map { pages[$0]?.moved } == [2, 4, 4, 4])
    #expect((0..<4).allSatisfy { pages[$0]?.shift == -20 })
    #expect((1..<4).allSatisfy { pages[$0]?.changes.isEmpty == true })
  }

  @Test("A changed page title is reported as one change even if rows move past it to other pages")
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

  @Test("Rows that swapped positions are reported neither as removed nor as added")
  func swapped() {
    var swapped = rows
    swapped.swapAt(1, 17)
    let pages = DocumentTextDiff(document(rows), document(swapped)).pages
    #expect(pages.values.allSatisfy { $0.changes.isEmpty })
    #expect(pages[0]?.arrivals == [3: 1] && pages[3]?.arrivals == [0: 1])
  }
}
