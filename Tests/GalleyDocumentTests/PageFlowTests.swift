import GalleyGeometry
import GalleyPicture
import TestSupport
import Testing

@testable import GalleyDocument

@Suite("Distribution of blocks over pages")
struct PageFlowTests {
  /// A paragraph of `count` lines of 10 pt. `notes` are footnotes by the index of the line that refers to them.
  private func paragraph(_ count: Int, notes: [Int: Int] = [:]) -> FlowBlock {
    let lines = (0..<count).map { FlowLine(height: 10, notes: notes[$0].map { [$0] } ?? []) }
    return FlowBlock(content: LineFlow(lines: lines))
  }

  private func heading(_ name: String) -> FlowBlock {
    var block = paragraph(1)
    block.keepsWithNext = true
    block.names = [name]
    return block
  }

  private func figure(_ height: Double) -> FlowBlock {
    FlowBlock(content: BoxFlow(piece: FlowPiece(height: height)), isFloating: true)
  }

  private func flow(_ blocks: [FlowBlock], height: Double, notes: [[FlowLine]] = []) -> PageFlow {
    PageFlow(blocks, heights: .init(portrait: height, turned: height / 2), notes: notes, noteSpace: 5)
  }

  /// Returns the heights of the pieces on each page.
  private func heights(_ flow: PageFlow) -> [[Double]] { flow.pages.map { $0.pieces.map(\.piece.height) } }

  @Test("Paragraphs are split across pages without widows or orphans")
  func widowsAndOrphans() {
    #expect(heights(flow([paragraph(9), paragraph(4)], height: 100)) == [[90], [40]])
    #expect(heights(flow([paragraph(11)], height: 100)) == [[90], [20]])
    #expect(heights(flow([paragraph(8), paragraph(3)], height: 100)) == [[80], [30]])
    #expect(heights(flow([paragraph(7), paragraph(6)], height: 100)) == [[70, 30], [30]])
  }

  @Test("A paragraph of at most five lines is not split across pages")
  func shortParagraphs() {
    #expect(heights(flow([paragraph(7), paragraph(5)], height: 100)) == [[70], [50]])
    #expect(heights(flow([paragraph(5)], height: 30)) == [[30], [20]])
  }

  @Test("All lines of random paragraphs fit on their pages, without widows or orphans")
  func anyText() {
    var dice = SplitMix64(seed: 7)
    for _ in 0..<300 {
      let counts = (0..<Int.random(in: 1...12, using: &dice)).map { _ in Int.random(in: 1...25, using: &dice) }
      let height = Double(Int.random(in: 4...15, using: &dice)) * 10
      let result = flow(counts.map { paragraph($0) }, height: height)
      #expect(heights(result).flatMap { $0 }.reduce(0, +) == Double(counts.reduce(0, +)) * 10)
      for page in heights(result) { #expect(page.reduce(0, +) <= height) }
      let parts = heights(result).flatMap { $0 }.filter { $0 == 10 }.count
      #expect(parts <= counts.filter { $0 == 1 }.count)
    }
  }

  @Test("A heading stays on the same page as the block after it")
  func headings() {
    let result = flow([paragraph(8), heading("a"), paragraph(5)], height: 100)
    #expect(heights(result) == [[80], [10, 50]])
    #expect(result.pages[1].names.map(\.name) == ["a"])
  }

  @Test("A figure that does not fit moves to the next page, and text fills the gap")
  func floating() {
    let result = flow([paragraph(6), figure(60), paragraph(6)], height: 100)
    #expect(heights(result) == [[60, 40], [60, 20]])
  }

  @Test("There is space between a figure at the top of a page and the text that continues below it")
  func spaceBelowFigures() {
    let flow = flow([paragraph(4), figure(70), paragraph(12)], height: 100)
    #expect(heights(flow).map(\.first) == [40, 70, nil].prefix(flow.pages.count).map { $0 } || flow.pages.count == 3)
    let second = flow.pages[1]
    #expect(second.pieces.count == 2 && second.pieces[1].y >= 75)
  }

  @Test("Figures keep their order, and those not yet placed are put at the end")
  func floatingOrder() {
    let result = flow([paragraph(6), figure(60), figure(30), paragraph(2)], height: 100)
    #expect(heights(result) == [[60, 20], [60, 30]])
  }

  @Test("A figure does not float into the next chapter if the page before it is two thirds full")
  func chapters() {
    var chapter = heading("chapter")
    chapter.endsFloating = true
    let result = flow([paragraph(7), figure(60), chapter, paragraph(2)], height: 100)
    #expect(heights(result) == [[70], [60, 10, 20]])
    // The rest of the page is too large to be left empty.
    let early = flow([paragraph(4), figure(70), chapter, paragraph(2)], height: 100)
    #expect(heights(early) == [[40, 10, 20], [70]])
  }

  @Test("A figure taller than a page is scaled down to the page height")
  func tallFigure() { #expect(heights(flow([figure(250), paragraph(1)], height: 100)) == [[100], [10]]) }

  @Test("Footnotes are on the page that refers to them, which reserves space for them")
  func notes() {
    let note = [FlowLine(height: 8), FlowLine(height: 8)]
    let result = flow([paragraph(9, notes: [1: 1])], height: 100, notes: [note])
    // Two lines of 8 pt and the space above them are 21 pt high.
    #expect(heights(result) == [[70], [20]])
    #expect(result.pages.map(\.notes.count) == [2, 0])
  }

  @Test("A line moves to the next page if its footnote does not fit on the page")
  func lateNote() {
    let note = [FlowLine(height: 8), FlowLine(height: 8)]
    let result = flow([paragraph(9, notes: [7: 1])], height: 100, notes: [note])
    #expect(heights(result) == [[70], [20]])
    #expect(result.pages.map(\.notes.count) == [0, 2])
  }

  @Test("A footnote longer than a page is continued on the next page without losing lines")
  func longNote() {
    let note = [FlowLine](repeating: FlowLine(height: 10), count: 30)
    let result = flow([paragraph(1, notes: [0: 1])], height: 100, notes: [note])
    #expect(result.pages.map(\.notes.count).reduce(0, +) == 30)
    for page in result.pages {
      #expect(page.pieces.reduce(0) { $0 + $1.piece.height } + Double(page.notes.count) * 10 <= 100)
    }
  }

  @Test("Tables are split between rows and repeat their header on each page")
  func rows() {
    let rows = [FlowPiece](repeating: FlowPiece(height: 10), count: 12)
    let table = FlowBlock(content: RowsFlow(head: FlowPiece(height: 20), rows: rows[...]))
    #expect(heights(flow([paragraph(3), table], height: 100)) == [[30, 70], [90]])
  }

  @Test("A document without content has one empty page")
  func nothing() { #expect(heights(flow([], height: 100)) == [[]]) }

  /// A paragraph of `count` lines on landscape pages, which have half the height of other pages.
  private func turned(_ count: Int) -> FlowBlock {
    var block = paragraph(count)
    block.isTurned = true
    return block
  }

  @Test("Landscape blocks get separate pages, and later text fills the page before them")
  func turnedSheets() {
    let result = flow([paragraph(3), turned(4), turned(6), paragraph(2), paragraph(2)], height: 100)
    #expect(heights(result) == [[30, 20, 20], [40], [40], [20]])
    #expect(result.pages.map(\.isTurned) == [false, true, true, true])
    let long = flow([paragraph(3), turned(4), paragraph(9)], height: 100)
    #expect(heights(long) == [[30, 70], [40], [20]])
    #expect(long.pages.map(\.isTurned) == [false, true, false])
  }

  @Test("Landscape blocks are placed before the next chapter begins")
  func turnedBeforeChapters() {
    var chapter = heading("chapter")
    chapter.endsFloating = true
    let result = flow([paragraph(3), turned(4), paragraph(2), chapter, paragraph(2)], height: 100)
    #expect(heights(result) == [[30, 20], [40], [10, 20]])
    #expect(result.pages.map(\.isTurned) == [false, true, false])
  }

  @Test("Figures that have not been placed yet are put before landscape pages")
  func figuresBeforeTurned() {
    let result = flow([paragraph(6), figure(60), paragraph(2), turned(2)], height: 100)
    #expect(heights(result) == [[60, 20], [60], [20]])
    #expect(result.pages.map(\.isTurned) == [false, false, true])
  }

  @Test("A report that begins with a landscape block has no empty first page")
  func turnedFirst() {
    let result = flow([turned(2), paragraph(2)], height: 100)
    #expect(heights(result) == [[20], [20]])
    #expect(result.pages.map(\.isTurned) == [true, false])
  }
}
