import GalleyFiles
import GalleyGeometry
import GalleyPicture
import GalleyText
import GalleyViews
import Testing

@testable import GalleySymbols

@Suite struct SymbolDrawingTests {
  private func load(
    _ name: String, weight: Font.Weight = .regular, rightToLeft: Bool = false, _ catalog: SymbolCatalog = .init(),
    files: FileReader = .disk
  ) throws(SymbolFailure) -> SymbolDrawing {
    try SymbolLibrary(catalog, engine: TextEngine(), files: files).loader.load(
      SymbolRequest(name: name, weight: weight, isRightToLeft: rightToLeft)
    ).get()
  }

  @Test("Every symbol of the table can be drawn at the lightest and at the heaviest weight")
  func everyName() {
    let loader = SymbolLibrary(SymbolCatalog(), engine: TextEngine(), files: .disk).loader
    for weight in [Font.Weight.ultraLight, .regular, .black] {
      for name in SymbolCatalog.mappedNames {
        guard case .success(let drawing) = loader.load(SymbolRequest(name: name, weight: weight)) else {
          Issue.record("\(name): \(loader.load(SymbolRequest(name: name, weight: weight)))")
          continue
        }
        #expect(drawing.bounds.width > 0.02 && drawing.bounds.height > 0.02, "\(name)")
        #expect(drawing.bounds.width < 3 && drawing.bounds.height < 2, "\(name): \(drawing.bounds)")
        #expect(abs(drawing.bounds.midY) < 1e-9, "\(name)")
      }
    }
  }

  @Test("A symbol of heavier weight has wider strokes", arguments: ["plus", "heart", "star.circle", "xmark.circle"])
  func weights(name: String) throws {
    let areas = try [Font.Weight.ultraLight, .regular, .bold, .black].map { weight in
      try load(name, weight: weight).layers.reduce(0) { $0 + Outline($1.path.asElements).area }
    }
    #expect(areas == areas.sorted() && Set(areas).count == 4, "\(areas)")
  }

  @Test("A filled circle symbol and the shape cut out of it together cover the whole circle")
  func crop() throws {
    let drawing = try load("xmark.circle.fill")
    #expect(drawing.layers.map(\.level) == [1, 0])
    #expect(drawing.layers.map(\.visibility) == [.always, .layered])
    let areas = drawing.layers.map { Outline($0.path.asElements).area }
    #expect(abs(areas[0] + areas[1] - Enclosure.circle.filled.area) < 1e-9)
  }

  @Test(
    "Symbol variants that no font has are composed of their parts",
    arguments: [
      "flask.circle.fill", "teddybear.slash", "crown.badge.plus", "7.square", "q.circle", "50.circle.fill",
      "tram.circle", "gift.badge.xmark", "leaf.badge", "bolt.shield.fill",
    ])
  func composed(name: String) throws {
    #expect(SymbolTable.standard.rows[name] == nil)
    #expect(try !load(name).layers.isEmpty)
  }

  @Test("Symbols that point forward are mirrored in right-to-left layouts, and others are not")
  func readingDirection() throws {
    /// The vertical distance of the leftmost point from the centre: 0 at the tip, and larger at the ends.
    func leftmost(rightToLeft: Bool) throws -> Double {
      let drawing = try load("chevron.forward", rightToLeft: rightToLeft)
      let points = Outline(drawing.layers[0].path.asElements).contours.flatMap(\.points)
      return abs(try #require(points.min { $0.x < $1.x }).y)
    }
    #expect(try leftmost(rightToLeft: true) < 0.1 && leftmost(rightToLeft: false) > 0.2)
    #expect(try load("chevron.right", rightToLeft: true) == load("chevron.right"))
  }

  @Test("The error for an unknown symbol name suggests similar names")
  func unknown() {
    #expect(throws: SymbolFailure.unknown(known: ["trash", "trash.fill"])) { try load("trash.of.history") }
  }

  @Test("A custom symbol folder overrides only the names that it contains")
  func ownFolder() throws {
    let svg = "<svg viewBox='0 0 24 24'><rect x='2' y='6' width='20' height='12'/></svg>"
    let catalog = SymbolCatalog(adding: ["icons"])
    let files = FileReader.memory(["icons/star.svg": Array(svg.utf8)])
    let bounds = try load("star", catalog, files: files).bounds
    #expect(abs(bounds.width * 17 - 20) < 1e-9 && abs(bounds.height * 17 - 12) < 1e-9)
    #expect(try load("heart", catalog, files: files) == load("heart"))
    #expect(catalog.has("star", files: files) && !SymbolCatalog(usesTable: false).has("star"))
  }

  @Test("A custom font provides symbols, found by the names of its glyphs")
  func ownFont() throws {
    let path = try TextEngine().fontFace(of: ResolvedFont(family: "DejaVu Sans", size: 24)).path
    let catalog = SymbolCatalog(adding: [path], usesTable: false)
    #expect(try load("H", catalog).bounds.height > 0.5)
    #expect(throws: SymbolFailure.self) { try load("no.such.glyph", catalog) }
  }

  @Test("The error for a missing symbol font names the font family")
  func missingFont() throws {
    let engine = TextEngine(library: FontLibrary(roots: []))
    let answer = SymbolLibrary(SymbolCatalog(), engine: engine, files: .disk).loader.load(SymbolRequest(name: "star"))
    guard case .failure(.font(.missingFamily(let family, _, let package))) = answer else {
      Issue.record("\(answer)")
      return
    }
    #expect(family == "Material Icons" && package == "fonts-material-design-icons-iconfont")
  }
}
