import GalleyGeometry
import GalleyTemplate
import GalleyText
import TestSupport
import Testing

@testable import GalleyPrint
@testable import GalleyTables

@Suite("Use of the space left over by wrapped columns")
struct ColumnSlackTests {
  /// A table of names and notes that is `width` points wide.
  private func document(_ names: [String], _ notes: [String], width: Double) throws -> TableDocument {
    var plan = TablePlan()
    (plan.header, plan.footer) = (.init(), .init())
    plan.stacking = .never
    plan.paper = Paper(Size(width: width, height: 600), orientation: .portrait, margins: .zero)
    let table = Table(named: "", columns: [("Name", names), ("Note", notes)])
    return try TableDocument(table, plan, file: "", engine: TextEngine())
  }

  private let names = (0..<30).map { "Name of \($0)" } + ["Name of the last"]
  private let note = "One warm layer more than you think, and a lamp for everybody who walks behind others at night"

  @Test("A name is printed on one line if the wrapped notes leave enough space unused")
  func given() throws {
    let notes = [String](repeating: note, count: names.count)
    let widths = (300...420).filter { $0 % 4 == 0 }
    var given = 0
    for width in widths {
      let document = try document(names, notes, width: Double(width))
      let all = document.fit.widths.reduce(0, +) + document.fit.gap
      #expect(all <= Double(width) + 0.01, "\(width)")
      let pen = document.pens.cell
      // The note has as many lines as it has with all of the remaining width.
      let shown = pen.set(note, width: document.fit.widths[1]).lines.count
      let wide = pen.set(note, width: Double(width) - document.fit.widths[0] - document.fit.gap).lines.count
      #expect(shown == wide, "\(width)")
      if !document.columns[0].isBroken { given += 1 }
    }
    #expect(given > widths.count / 4)
  }

  @Test("Long tables also use the space left over by wrapped columns")
  func long() throws {
    let names = (0..<5000).map { "Name of \($0)" }
    let notes = [String](repeating: note, count: names.count)
    let given = try (300...420).filter { $0 % 8 == 0 }.filter { width in
      try !document(names, notes, width: Double(width)).columns[0].isBroken
    }
    #expect(given.count > 4, "\(given)")
  }

  @Test("Using the space left over by wrapped columns never adds lines to a row", arguments: 0..<10)
  func lines(seed: Int) throws {
    var dice = SplitMix64(seed: UInt64(seed))
    let words = note.split(separator: " ").map(String.init)
    func text(_ count: Int) -> String {
      (0..<count).map { _ in words[dice.number(0...(words.count - 1))] }.joined(separator: " ")
    }
    let names = (0..<40).map { _ in text(dice.number(1...6)) }
    let notes = (0..<40).map { _ in text(dice.number(1...30)) }
    let document = try document(names, notes, width: 300)
    let plain = ColumnSlack(document.printed, document.columns.map(\.measure), document.fit)
    // Trying again finds no more unused width.
    #expect(plain?.shared(count: 40).map { ($0 * 10).rounded() } == document.fit.widths.map { ($0 * 10).rounded() })
  }
}
