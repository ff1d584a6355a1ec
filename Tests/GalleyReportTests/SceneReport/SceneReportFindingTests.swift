import Galley
import GalleyPDF
import Testing

@testable import GalleyCompare
@testable import GalleyExplain
@testable import GalleyRender
@testable import GalleyReport

@Suite("Design problems in scene reports")
struct SceneReportFindingTests {
  private static let yaml = """
    scene: 1
    title: Pale
    canvas: { size: 300x300, scale: 1 }
    view:
      VStack:
        - { Text: Pale, foregroundStyle: "#777777" }
        - { Text: Second, foregroundStyle: secondary }
        - { Text: Third, foregroundStyle: secondary }
        - ZStack: [ { Text: Under }, { Text: Over } ]
    states: [ { name: one }, { name: two } ]
    variants: { colorScheme: [light, dark], locale: [en, de] }
    """

  private static func chapter() throws -> SceneReport.Chapter {
    let book = ProofReport([try ProofReport.Chapter(Scene(yaml: yaml, file: "pale.yaml"))]).book()
    return try #require(book.chapters.first)
  }

  private static func findings(_ chapter: SceneReport.Chapter) -> [SceneReport.Finding] {
    chapter.sections.flatMap(\.blocks).flatMap { block -> [SceneReport.Finding] in
      if case .findings(let all) = block { all } else { [] }
    }
  }

  @Test("Findings are listed first, sorted by severity, and each states its severity")
  func order() throws {
    let chapter = try Self.chapter()
    #expect(chapter.sections.first?.title == "Findings")
    #expect(chapter.lead.first?.hasPrefix("2 problems found") == true, "\(chapter.lead)")
    #expect(Self.findings(chapter).map(\.kind) == ["overlap, severe", "contrast, moderate"])
  }

  @Test("Findings about system colours are summarised in one sentence with their count")
  func systemColours() throws {
    let chapter = try Self.chapter()
    let sentences = (chapter.sections.first?.blocks ?? []).flatMap { block -> [String] in
      if case .sentences(let all) = block { all } else { [] }
    }
    let told = sentences.filter { $0.contains("system colours") }
    #expect(told.count == 1 && told.first?.contains("secondaryLabel, 3.4") == true, "\(sentences)")
    #expect(!Self.findings(chapter).contains { $0.sentence.contains("Second") || $0.sentence.contains("Third") })
  }

  @Test("Variants that look the same share one figure that is named after all of them")
  func variants() throws {
    let figures = try Self.chapter().sections.flatMap(\.blocks).flatMap { block -> [SceneReport.Figure] in
      if case .sheet(_, let figures) = block { figures } else { [] }
    }
    // There are two states, each in light and dark mode. The locale does not change them.
    #expect(figures.map(\.title) == ["colorScheme light", "colorScheme dark", "colorScheme light", "colorScheme dark"])
  }

  @Test("Text in a scene report is never smaller than 7.5 pt")
  func typeSizes() throws {
    let chapter = try ProofReport.Chapter(Scene(yaml: ProofBookTests.credits, file: "credits.yaml"))
    let pages = try SceneReportSheets(ProofReport([chapter]).book()).pages()
    // Figures may be scaled down, but not the text around them.
    let sizes = pages.flatMap(\.picture.items).flatMap { Self.sizes(in: $0) }
    #expect(!sizes.isEmpty && (sizes.min() ?? 0) >= 7.4, "\(Set(sizes).sorted())")
  }

  /// Returns the font sizes outside of figures, which are groups with a clip.
  private static func sizes(in item: Picture.Item) -> [Double] {
    switch item {
    case .glyphs(let glyphs): [glyphs.run.size]
    case .group(let group) where group.clip == nil: group.items.flatMap { sizes(in: $0) }
    default: []
    }
  }
}
