import GalleyGeometry
import GalleyPicture
import GalleyText
import Testing

@Suite("Finding font files")
struct FontLibraryTests {
  @Test(
    "Weight and slope determine which font file in a family is used",
    arguments: [
      (ResolvedFont(family: "Inter", size: 17), "Inter-Regular.otf"),
      (ResolvedFont(family: "Inter", size: 17, weight: .semibold), "Inter-SemiBold.otf"),
      (ResolvedFont(family: "Inter", size: 17, weight: .bold, isItalic: true), "Inter-BoldItalic.otf"),
      (ResolvedFont(family: "Inter", size: 17, weight: .ultraLight), "Inter-Thin.otf"),
      (ResolvedFont(family: "DejaVu Sans Mono", size: 17), "DejaVuSansMono.ttf"),
      (ResolvedFont(family: "DejaVu Sans", size: 17, weight: .semibold), "DejaVuSans-Bold.ttf"),
      (ResolvedFont(family: "Noto Serif", size: 17, isItalic: true), "NotoSerif-Italic.ttf"),
    ])
  func file(font: ResolvedFont, name: String) throws {
    let run = try #require(TextEngine().layout(text("a", font: font)).lines.first?.runs.first)
    #expect(run.run.font.path.hasSuffix("/" + name))
    #expect(run.run.font.family == font.family)
  }

  @Test("A missing family is reported with similar names, and the interface font is used instead")
  func missingFamily() {
    let layout = TextEngine().layout(text("Hello", font: ResolvedFont(family: "Intre", size: 17)))
    #expect(layout.problems == [.missingFamily(family: "Intre", known: ["Inter"], package: nil)])
    let inter = TextEngine().layout(text("Hello"))
    #expect(layout.lines.map(\.runs) == inter.lines.map(\.runs))
    #expect(layout.size == inter.size)
  }

  @Test("If the interface font is missing, its package is named, and the text is empty")
  func missingInterface() {
    let nowhere = FontLibrary(roots: [])
    let bare = TextEngine(library: nowhere).layout(text("Hello"))
    #expect(bare.size == .zero && bare.texts == [""])
    #expect(bare.problems == [.missingFamily(family: "Inter", known: [], package: "fonts-inter")])
  }

  @Test("All missing families of a text request are reported together")
  func severalMissingFamilies() {
    let runs = ["A", "B"].map { TextRequest.Run("x", font: ResolvedFont(family: "No Such \($0)", size: 10)) }
    #expect(TextEngine().layout(TextRequest(runs: runs)).problems.count == 2)
  }

  @Test("Every font face has a name, a weight, and the path and digest of its file")
  func allFaces() throws {
    let faces = FontLibrary(roots: ["/usr/share/fonts/opentype/inter"]).allFaces()
    let semibold = try #require(faces.first { $0.face.family == "Inter" && $0.weight == 600 && $0.isItalic })
    #expect(semibold.face.path.hasSuffix("Inter-SemiBoldItalic.otf"))
    #expect(semibold.digest.count == 64)
    #expect(Set(faces.map(\.digest)).count == faces.count)
  }

  @Test("A font collection provides a face for each family that it contains")
  func collection() {
    let library = FontLibrary(adding: ["/usr/share/fonts/opentype/noto/NotoSansCJK-Regular.ttc"], roots: [])
    #expect(library.families().contains("Noto Sans CJK JP"))
    #expect(library.families().contains("Noto Sans CJK TC"))
    #expect(library.allFaces().map(\.face.index) == Array(0..<library.allFaces().count))
  }

  @Test("Font files that are added take precedence, and a broken one is reported")
  func brokenFile() throws {
    let folder = try TemporaryFolder()
    let bytes = try TemporaryFolder.bytes(of: "/usr/share/fonts/opentype/inter/Inter-Regular.otf")
    let broken = [
      try folder.write(Array(bytes.prefix(bytes.count / 3)), to: "Inter-Third.otf"),
      try folder.write(Array("not a font".utf8), to: "Inter-Words.otf"), folder.path + "/Inter-Absent.otf",
      try folder.write([], to: "Inter-Empty.otf"),
    ]
    #expect(FontLibrary(adding: broken, roots: []).problems() == broken.map { .unreadableFont(path: $0) })
    let engine = TextEngine(library: FontLibrary(roots: [folder.path]))
    guard case .unreadableFont(let path)? = engine.layout(text("Hello")).problems.first else {
      Issue.record("a folder of broken files named after the family must be distinguished from an empty one")
      return
    }
    #expect(path.hasPrefix(folder.path))
    let copy = try folder.write(bytes, to: "My own.otf")
    let own = TextEngine(library: FontLibrary(adding: [copy])).layout(text("Hello"))
    #expect(own.lines.first?.runs.first?.run.font.path == copy)
  }
}
