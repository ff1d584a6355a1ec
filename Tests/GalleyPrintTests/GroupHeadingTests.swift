import GalleyGeometry
import GalleyTemplate
import GalleyText
import Testing

@testable import GalleyPrint
@testable import GalleyTables

@Suite("Group headings in tables")
struct GroupHeadingTests {
  private func document(_ name: String, width: Double = 300) throws -> TableDocument {
    var plan = TablePlan()
    (plan.groups, plan.totals) = (["g"], ["v"])
    plan.paper = Paper(
      Size(width: width, height: 400), orientation: .portrait,
      margins: EdgeInsets(top: 20, leading: 20, bottom: 20, trailing: 20))
    let rows = (1...40).map { "\(name),\($0)" }.joined(separator: "\n")
    return try TableDocument(SampleTable.table("g,v\n\(rows)\n"), plan, file: "a.csv", engine: TextEngine())
  }

  @Test("A group heading that is wider than its table stays on one line")
  func wide() throws {
    let heading = GroupHeading(try document("The United Kingdom of Britain"), 0)
    #expect(heading.lines == ["The United Kingdom of Britain"] && !heading.isNoteBelow && !heading.isCut)
  }

  @Test("A group heading that is wider than the page is wrapped without losing words")
  func broken() throws {
    let name = (1...40).map { "word\($0)" }.joined(separator: " ")
    let document = try document(name)
    let heading = GroupHeading(document, 0)
    #expect(heading.lines.count > 2 && heading.lines.joined(separator: " ") == name && !heading.isCut)
    let continued = GroupHeading(document, 0, isContinued: true)
    #expect(continued.note == "continued" && continued.lineCount <= heading.lineCount)
    #expect(document.cutGroups.isEmpty)
    // The rows begin below the last line of the heading.
    let heights = try #require(document.groupHeights)
    #expect(heights.headings[0] > document.frame.heights.heading + document.pens.heading.lineHeight)
  }

  @Test("A group heading that is too tall for a page is truncated, and this is reported")
  func cut() throws {
    let name = (1...400).map { "word\($0)" }.joined(separator: " ")
    #expect(try document(name).cutGroups == [name])
  }

  @Test("Every row is printed on exactly one page, below group headings of any height", arguments: [1, 20, 60, 200])
  func rows(words: Int) throws {
    let document = try document((1...words).map { "word\($0)" }.joined(separator: " "))
    var rows: [Int] = []
    for (index, start) in document.starts.enumerated() {
      _ = document.filler.fill(from: start, space: document.frame.room(onPage: index)) { block, y, height in
        if case .row(let row, _, _) = block { rows.append(row) }
        #expect(y + height <= document.frame.room(onPage: index) + 0.01)
      }
    }
    #expect(rows == Array(0..<40))
  }
}
