import GalleyCompare
import GalleyExplain
import GalleyGeometry
import GalleyPDF
import GalleyRender
import GalleyViews

struct SceneReportFrontSetter {
  private let book: SceneReport
  private let setter: SceneReportSetter

  init(_ book: SceneReport, _ setter: SceneReportSetter) {
    self.book = book
    self.setter = setter
  }

  /// Returns the pages before the first chapter. `numbers` contains the page numbers of anchors that are already known.
  func strips(_ numbers: [String: Int]) throws(ProofError) -> [SceneReportStrip] {
    let book = book
    var head = try setter.strip(
      VStack(alignment: .leading, spacing: 6) {
        SceneReportText(book.title, SceneReportType.title).padding(.top, 40)
        SceneReportText(book.subject, SceneReportType.small, SceneReportInk.soft)
        SceneReportFacts(facts: book.facts).padding(.top, 14)
        SceneReportText(SceneReportLabels.contents, SceneReportType.section).padding(.top, 30)
      })
    head.entries = [.init(SceneReportLabels.contents, level: 0)]
    head.keepsWithNext = true
    var strips = [head]
    for chapter in book.chapters {
      var line = try setter.strip(SceneReportContentsLine(chapter: chapter, page: numbers[chapter.anchor] ?? 0))
      line.space = 9
      strips.append(line)
    }
    return strips
  }
}

private struct SceneReportContentsLine: View {
  let chapter: SceneReport.Chapter
  let page: Int

  var body: some View {
    HStack(alignment: .firstTextBaseline, spacing: 12) {
      VStack(alignment: .leading, spacing: 1) {
        SceneReportLink(link: (chapter.title, chapter.anchor), font: SceneReportType.heading)
        if let first = chapter.lead.first { SceneReportText(first + ".", SceneReportType.small, SceneReportInk.soft) }
      }
      .frame(maxWidth: .infinity, alignment: .leading)
      SceneReportText("\(page)", SceneReportType.body).frame(width: 40, alignment: .trailing)
    }
  }
}
