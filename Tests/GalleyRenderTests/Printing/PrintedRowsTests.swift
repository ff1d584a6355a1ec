import Galley
import GalleyGeometry
import GalleyPDF
import GalleyPaint
import GalleyPicture
import Testing

@testable import GalleyCompare
@testable import GalleyExplain
@testable import GalleyPages
@testable import GalleyRender
@testable import GalleyReport

/// Scenes in which every row has its own colour, so that the visible part of a row can be counted in pixels.
@Suite("Rows in printed lists")
struct PrintedRowsTests {
  /// Containers of rows. `ROWS` is replaced by rows with their heights.
  static let containers = [
    "LazyVStack: { ROWS }\n    spacing: 0",
    "LazyVStack: { ROWS }\n    spacing: 7",
    "VStack: { ROWS }\n    spacing: 3",
    "LazyVGrid: { ROWS }\n    columns: 3\n    spacing: 4",
    "LazyVGrid: { ROWS }\n    columns: 2\n    columnSpacing: 0\n    spacing: 0",
    "VStack: [ { Text: Above }, { LazyVStack: { ROWS }, spacing: 0 }, { Text: Below } ]\n    spacing: 2",
    "VStack: [ { VStack: { ROWS }, spacing: 1 } ]",
    "LazyVStack: { Section: { ROWS }, header: HEADER, footer: HEADER }\n    spacing: 0\n    pinnedViews: [ sectionHeaders ]",
    "LazyVStack: { Section: { ROWS }, header: HEADER, footer: HEADER }\n    spacing: 5\n    pinnedViews: [ sectionHeaders, sectionFooters ]",
    "LazyVGrid: { Section: { ROWS }, header: HEADER }\n    columns: 2\n    spacing: 0\n    pinnedViews: [ sectionHeaders ]",
  ]

  /// Views that surround or cover the scroll view. `BAR` is replaced by a bar.
  static let context = [
    "",
    "safeAreaInset: { edge: top, view: BAR }",
    "safeAreaInset: { edge: top, spacing: 0, view: BAR }",
    "safeAreaInset: { edge: bottom, spacing: 0, view: BAR }",
    "modifiers: [ { safeAreaInset: { edge: top, spacing: 9, view: BAR } }, { safeAreaInset: { edge: bottom, view: BAR } } ]",
    "safeAreaInset: { edge: leading, view: { Color: gray, frame: { width: 40 } } }",
    "overlay: { Color: gray, frame: { width: 60, height: 60 }, alignment: bottomTrailing }",
    "overlay: { Color: gray, frame: { height: 50 }, alignment: top }",
    "overlay: { Color: gray, frame: { height: 30 } }",
    "contentMargins: { top: 30, bottom: 20 }",
    "safeAreaPadding: { top: 25, bottom: 15 }",
    "scrollHeader: { name: h, view: { Color: gray }, resting: 120, minimum: 40 }",
    "scrollHeader: { name: h, view: { Color: gray }, resting: 60, stay: floating }",
    "scrollHeader: { name: h, view: { Color: gray }, resting: 60, stay: scrolling }",
    "padding: 12",
    "layoutDirection: rightToLeft",
  ]

  private func scene(_ container: String, _ around: String, rows: Int, height: Int, page: Int, bar: Int) throws -> Scene
  {
    let colors = (0..<rows).map { "{ n: \($0), c: \"\(PrintedRowsTests.hex($0))\" }" }.joined(separator: ", ")
    let bar = "{ Color: gray, frame: { maxWidth: infinity, height: \(bar) } }"
    let body = container.replacing(
      "ROWS", with: "ForEach: rows, id: n, row: { Color: \"{c}\", frame: { height: \(height) } }"
    )
    .replacing("HEADER", with: bar)
    return try Scene(
      yaml: """
        scene: 1
        canvas: { size: 300x\(page), scale: 1, background: white }
        data: { rows: { rows: [ \(colors) ] } }
        view:
          ScrollView:
            \(body)
          id: list
          \(around.replacing("BAR", with: bar))
        print: { page: 300x\(page), margins: 0, scale: 1, header: {}, footer: {} }
        """, file: "rows.yaml")
  }

  private static func hex(_ row: Int) -> String {
    let red = String(row + 16, radix: 16)
    return "#\(red.count < 2 ? "0" : "")\(red)C040"
  }

  /// For each page, the number of pixels in every visible row.
  private func pixels(of printed: PrintedScene) throws -> [[Int: Int]] {
    let painter = try Painter()
    return try (0..<printed.pageCount).map { page in
      let bitmap = try painter.paint(printed.page(page).picture, scale: 1)
      var counts: [Int: Int] = [:]
      for pixel in stride(from: 0, to: bitmap.pixels.count, by: 4)
      where bitmap.pixels[pixel + 1] == 0xC0 && bitmap.pixels[pixel + 2] == 0x40 && bitmap.pixels[pixel + 3] == 255 {
        counts[Int(bitmap.pixels[pixel]) - 16, default: 0] += 1
      }
      return counts
    }
  }

  @Test("Each row is completely visible on exactly one page", arguments: containers, context)
  func everyRow(container: String, around: String) throws {
    var dice = UInt64(container.utf8.reduce(0) { $0 &* 31 &+ UInt64($1) } ^ UInt64(around.utf8.count))
    func roll(_ range: ClosedRange<Int>) -> Int {
      dice = dice &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return range.lowerBound + Int((dice >> 33) % UInt64(range.count))
    }
    let (count, height) = (roll(1...60), roll(20...90))
    let scene = try scene(container, around, rows: count, height: height, page: roll(420...700), bar: roll(10...70))
    let pages = try pixels(of: PrintedScene(scene))
    let areas = (0..<count).map { row in pages.compactMap { $0[row] } }
    #expect(areas.allSatisfy { $0.count == 1 }, "rows are on \(areas.map(\.count)) pages")
    let whole = areas.compactMap(\.first).max() ?? 0
    #expect(whole >= height * 40)
    // Because of antialiasing at its edges, a row may lose one line and one column of pixels.
    #expect(areas.allSatisfy { $0.first.map { $0 > whole - height - 301 } ?? false }, "\(areas)")
    // The text below the rows may be alone on the last page.
    #expect(pages.dropLast().allSatisfy { !$0.isEmpty })
    if !container.contains("Below"), !container.contains("HEADER") { #expect(pages.last?.isEmpty == false) }
  }

  /// A row whose text is taller than a page, between two short rows.
  @Test("A paragraph taller than a page is split between lines, and no line is lost")
  func tallText() throws {
    let words = (0..<900).map { "w\($0)" }
    let scene = try Scene(
      yaml: """
        scene: 1
        canvas: { size: 300x500, scale: 1 }
        data: { rows: { rows: [ first, "\(words.joined(separator: " "))", last ] } }
        view:
          ScrollView:
            LazyVStack: { ForEach: rows, row: { Text: "{value}" } }
          id: list
          safeAreaInset: { edge: top, view: { Color: gray, frame: { height: 40 } } }
        print: { page: 300x500, margins: 0, scale: 1, header: {}, footer: {} }
        """, file: "tall.yaml")
    let printed = try PrintedScene(scene)
    let texts = try (0..<printed.pageCount).flatMap { try PrintedRowsTests.texts(in: printed.page($0).picture.items) }
    #expect(printed.pageCount > 3)
    #expect(texts.joined(separator: " ").split(separator: " ").map(String.init) == ["first"] + words + ["last"])
  }

  /// Returns the strings that `items` draw inside their clips, from top to bottom.
  private static func texts(in items: [Picture.Item], clip: Rect? = nil, _ corner: Point = .zero) -> [String] {
    items.flatMap { item -> [String] in
      switch item {
      case .glyphs(let glyphs):
        let isSeen = clip.map { $0.minY <= glyphs.origin.y && glyphs.origin.y <= $0.maxY } ?? true
        return isSeen ? [glyphs.run.text] : []
      case .group(let group): return texts(in: group.items, clip: group.clip.map(\.bounds) ?? clip)
      default: return []
      }
    }
  }

  @Test(
    "If a sheet covers part of a list, every row is printed in the uncovered part, in order",
    arguments: ["medium", "{ height: 90 }"])
  func sheet(detent: String) throws {
    let rows = (0..<40).map { "row \($0)" }
    let scene = try Scene(
      yaml: """
        scene: 1
        canvas: { size: 300x500, scale: 1 }
        data: { rows: { rows: [ \(rows.joined(separator: ", ")) ] } }
        view:
          ScrollView:
            LazyVStack: { ForEach: rows, row: { Text: "{value}", frame: { height: 37 } } }
          id: list
          sheet: { isPresented: true, detents: [ \(detent) ], view: { Color: gray } }
        print: { page: 300x500, margins: 0, scale: 1, header: {}, footer: {} }
        """, file: "sheet.yaml")
    let printed = try PrintedScene(scene)
    let top: Double = detent == "medium" ? 250 : 410
    let seen = try (0..<printed.pageCount).flatMap { page in
      try PrintedRowsTests.texts(
        in: printed.page(page).picture.items, clip: Rect(x: 0, y: 0, width: 300, height: top))
    }
    #expect(seen == rows)
  }

  @Test("A list that is completely covered cannot be printed, and the error names it")
  func covered() throws {
    let scene = try scene(
      Self.containers[0],
      "overlay: { Text: In the way, frame: { maxWidth: infinity, maxHeight: infinity }, background: red }",
      rows: 9, height: 30, page: 400, bar: 9)
    let error = #expect(throws: ProofError.self) { try PrintedScene(scene) }
    #expect(error?.diagnostics.first?.message.contains("no row of the list 'list' can be printed") == true)
    #expect(error?.isOwnFault == false)
  }

  @Test("Content that is longer than a page and not in a scroll view cannot be printed")
  func beyond() throws {
    let scene = try Scene(
      yaml: """
        scene: 1
        canvas: { size: 300x300 }
        data: { rows: { generate: { rows: 90, columns: { n: counter } } } }
        view: { VStack: { ForEach: rows, row: { Text: "row {n}" } } }
        """, file: "long.yaml")
    let error = #expect(throws: ProofError.self) { try PrintedScene(scene) }
    #expect(error?.diagnostics.first?.message.contains("is outside the page") == true)
  }
}
