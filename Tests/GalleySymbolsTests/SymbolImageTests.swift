import GalleyFiles
import GalleyGeometry
import GalleyPicture
import GalleySnapshot
import GalleyStage
import GalleyText
import GalleyViews
import Testing

@testable import GalleySymbols

@Suite struct SymbolImageTests {
  private func stage(_ catalog: SymbolCatalog = .init(), @ViewBuilder _ root: () -> some View) -> Stage {
    Stage(size: Size(width: 300, height: 200), renderContext: RenderContext(symbols: catalog), root: root)
  }

  private func fills(_ stage: Stage) throws -> [Picture.Fill] {
    func fills(_ items: [Picture.Item]) -> [Picture.Fill] {
      items.flatMap { item -> [Picture.Fill] in
        switch item {
        case .fill(let fill): [fill]
        case .group(let group): fills(group.items)
        default: []
        }
      }
    }
    return fills(try stage.picture().items).filter { if case .elements = $0.path { true } else { false } }
  }

  private func bounds(@ViewBuilder _ root: () -> some View) throws -> Rect {
    let paths = try fills(stage(root: root)).map { Outline($0.path.asElements).bounds }
    return try #require(paths.dropFirst().reduce(paths.first) { $0?.union($1) })
  }

  private func stage(root: () -> some View) -> Stage { stage(.init(), root) }

  @Test("The size of a symbol is the size of its font times the image scale")
  func scales() throws {
    let medium = try bounds { Image(systemName: "circle.fill").font(.system(size: 100)) }
    #expect(abs(medium.width - 117) < 0.01 && abs(medium.height - 117) < 0.01)
    let small = try bounds { Image(systemName: "circle.fill").font(.system(size: 100)).imageScale(.small) }
    let large = try bounds { Image(systemName: "circle.fill").font(.system(size: 100)).imageScale(.large) }
    #expect(abs(small.width / medium.width - 0.79) < 1e-6 && abs(large.width / medium.width - 1.29) < 1e-6)
  }

  @Test("A symbol is centred on the height of the capital letters next to it", arguments: ["star", "minus", "trash"])
  func capHeight(name: String) throws {
    let symbol = try bounds {
      HStack(alignment: .firstTextBaseline) {
        Text("H").font(.system(size: 60))
        Image(systemName: name).font(.system(size: 60))
      }
    }
    let stage = stage {
      HStack(alignment: .firstTextBaseline) {
        Text("H").font(.system(size: 60))
        Image(systemName: name).font(.system(size: 60))
      }
    }
    var baseline: Double?
    for case .glyphs(let glyphs) in try stage.picture().items { baseline = glyphs.origin.y }
    let cap = RenderContext().engine.capHeight(of: ResolvedFont(family: "Inter", size: 60)) * 60
    #expect(abs(symbol.midY - (try #require(baseline) - cap / 2)) < 0.51)
  }

  @Test("A resizable symbol fills its frame; scaled to fit, it keeps its aspect ratio")
  func resizable() throws {
    let stretched = try bounds { Image(systemName: "circle.fill").resizable().frame(width: 80, height: 40) }
    #expect(stretched.size == Size(width: 80, height: 40))
    let fitted = try bounds { Image(systemName: "circle.fill").resizable().scaledToFit().frame(width: 80, height: 40) }
    #expect(abs(fitted.width - 40) < 0.6 && abs(fitted.height - 40) < 0.6)
  }

  @Test("The layers of a symbol are drawn in the styles of its rendering mode")
  func modes() throws {
    func alphas(_ mode: SymbolRenderingMode) throws -> [Double] {
      try fills(
        stage { Image(systemName: "xmark.circle.fill").foregroundStyle(Color.red).symbolRenderingMode(mode) }
      ).map { if case .color(let color) = $0.paint { color.alpha } else { -1 } }
    }
    #expect(try alphas(.monochrome) == [1])
    #expect(try alphas(.hierarchical) == [0.5, 1])
    let palette = try fills(
      stage { Image(systemName: "xmark.circle.fill").foregroundStyle(Color.red, Color.blue) })
    #expect(Set(palette.map(\.paint)).count == 2)
  }

  @Test("A variant of a symbol is used if the catalogue contains it")
  func variants() throws {
    func picture(@ViewBuilder _ root: () -> some View) throws -> Picture { try stage(root: root).picture() }
    #expect(
      try picture { Image(systemName: "heart").symbolVariant(.circle.fill) }
        == picture { Image(systemName: "heart.circle.fill") })
    #expect(
      try picture { Image(systemName: "link").symbolVariant(.fill) } == picture { Image(systemName: "link.fill") })
  }

  @Test("A missing symbol is drawn as a labelled box with one warning, or is an error if requested")
  func unmapped() throws {
    let rows = {
      VStack {
        Image(systemName: "no.such"); Image(systemName: "no.such")
      }
    }
    let boxed = stage(root: rows)
    var words: [String] = []
    for case .glyphs(let glyphs) in try boxed.picture().items { words.append(glyphs.run.text) }
    #expect(words.count == 2)
    #expect(boxed.warnings == [ViewProblem(.symbol(name: "no.such", .unknown(known: [])))])
    let strict = stage(SymbolCatalog(missing: .error), rows)
    #expect(strict.problems == boxed.warnings)
  }

  @Test("A template image is drawn in the foreground style")
  func template() throws {
    let bitmap = PictureImage(
      digest: "white", bitmap: Bitmap(width: 2, height: 2, pixels: [UInt8](repeating: 255, count: 16)))
    let items = try stage { Image(bitmap).renderingMode(.template).foregroundStyle(Color.red) }.picture().items
    let group = try #require(items.compactMap { if case .group(let group) = $0 { group } else { nil } }.first)
    #expect(group.mask?.count == 1)
  }
}
