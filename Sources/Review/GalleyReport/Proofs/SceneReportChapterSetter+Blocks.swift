import GalleyCompare
import GalleyExplain
import GalleyGeometry
import GalleyPDF
import GalleyPicture
import GalleyRender
import GalleyTables
import GalleyViews

extension SceneReportChapterSetter {
  private static let keptSentences = 12

  mutating func setHeading(_ title: String) throws(ProofError) {
    var head = try setter.strip(SceneReportText(title, SceneReportType.heading))
    head.keepsWithNext = true
    head.entries = [.init(title, level: 2)]
    append(head, space: 18)
  }

  mutating func set(_ sentences: [String], keepsWithNext: Bool) throws(ProofError) {
    for (index, sentence) in sentences.enumerated() {
      var strip = try setter.strip(SceneReportText(ReviewLabels.sentence(sentence) + ".", SceneReportType.body))
      // A short list of sentences is kept on one page.
      strip.keepsWithNext = index + 1 < sentences.count ? sentences.count <= Self.keptSentences : keepsWithNext
      append(strip, space: index == 0 ? 10 : 4)
    }
  }

  mutating func set(_ table: SceneReport.Table) throws(ProofError) {
    tableCount += 1
    for (index, strip) in try SceneReportTableSetter(table, setter).strips(number: tableCount).enumerated() {
      append(strip, space: index == 0 ? 12 : 0)
    }
  }

  mutating func set(_ figure: SceneReport.Figure) throws(ProofError) {
    let size = figure.picture.size
    let scale = min(SceneReportSetter.width / max(size.width, 1), 420 / max(size.height, 1), 1)
    let slot = Size(width: size.width * scale, height: size.height * scale)
    let view = VStack(alignment: .leading, spacing: 4) {
      SceneReportText(figure.title, SceneReportType.small, SceneReportInk.soft)
      SceneReportSlot(number: 0, size: slot)
    }
    append(try setter.strip(view, pictures: [figure.picture]), space: 12)
  }

  mutating func set(_ figures: [SceneReport.Figure], under title: String) throws(ProofError) {
    if !title.isEmpty { try setHeading(title) }
    let columns = SceneReportSheetRow.columns(for: figures.map(\.picture.size))
    for start in stride(from: 0, to: figures.count, by: columns) {
      let row = Array(figures[start..<min(start + columns, figures.count)])
      var strip = try setter.strip(SceneReportSheetRow(figures: row, columns: columns), pictures: row.map(\.picture))
      strip.places = row.compactMap(\.anchor)
      append(strip, space: start == 0 ? 6 : 12)
    }
  }

  mutating func set(_ animation: SceneReport.AnimationBlock) throws(ProofError) {
    try set(
      animation.chosen.map { index in
        let frame = animation.frames[index]
        return SceneReport.Figure(frame.picture, title: frame.caption, caption: frame.mark ?? "")
      }, under: "")
  }

  mutating func set(_ findings: [SceneReport.Finding]) throws(ProofError) {
    for finding in findings {
      var strip = try setter.strip(SceneReportFindingView(finding: finding), pictures: [finding.picture])
      strip.places = [finding.anchor]
      strip.entries = [.init("\(finding.number)  \(finding.kind)", level: 2)]
      append(strip, space: 14)
    }
  }
}

private struct SceneReportSheetRow: View {
  let figures: [SceneReport.Figure]
  let columns: Int

  private static let gap = 12.0
  private static let tallest = 300.0

  static func columns(for sizes: [Size]) -> Int {
    let aspect = sizes.map { $0.width / max($0.height, 1) }.max() ?? 1
    let maximum = aspect > 1.3 ? 3 : aspect > 0.75 ? 4 : 5
    return max(min(maximum, sizes.count), aspect > 1.3 ? 2 : 3)
  }

  private var width: Double { (SceneReportSetter.width - Self.gap * Double(columns - 1)) / Double(columns) }

  var body: some View {
    HStack(alignment: .top, spacing: Self.gap) {
      ForEach(Array(figures.enumerated()), id: \.offset) { figure in
        VStack(alignment: .leading, spacing: 3) {
          SceneReportSlot(number: figure.offset, size: size(of: figure.element.picture.size))
          SceneReportText(figure.element.title, SceneReportType.tiny, SceneReportInk.soft)
          if !figure.element.caption.isEmpty {
            SceneReportText(figure.element.caption, SceneReportType.tiny, SceneReportInk.accent)
          }
        }
        .frame(width: width, alignment: .leading)
      }
    }
  }

  private func size(of picture: Size) -> Size {
    let scale = min(width / max(picture.width, 1), Self.tallest / max(picture.height, 1), 1)
    return Size(width: picture.width * scale, height: picture.height * scale)
  }
}

private struct SceneReportFindingView: View {
  let finding: SceneReport.Finding

  private static let room = Size(width: 190, height: 150)

  private var size: Size {
    let picture = finding.picture.size
    let scale = min(Self.room.width / max(picture.width, 1), Self.room.height / max(picture.height, 1), 1)
    return Size(width: picture.width * scale, height: picture.height * scale)
  }

  var body: some View {
    HStack(alignment: .top, spacing: 18) {
      SceneReportSlot(number: 0, size: size).frame(width: Self.room.width, alignment: .topLeading)
      VStack(alignment: .leading, spacing: 3) {
        HStack(alignment: .firstTextBaseline, spacing: 7) {
          SceneReportText("\(finding.number)", SceneReportType.heading, SceneReportInk.alarm)
          SceneReportText(finding.kind, SceneReportType.heading)
        }
        SceneReportText(ReviewLabels.sentence(finding.sentence) + ".", SceneReportType.body)
        SceneReportText(finding.detail, SceneReportType.small, SceneReportInk.soft)
        SceneReportLinks(links: finding.links)
      }
      .frame(maxWidth: .infinity, alignment: .leading)
    }
  }
}

struct SceneReportLinks: View {
  var lead: String?
  let links: [SceneReport.Link]

  private static let limit = 16

  var body: some View {
    FlowLayout(spacing: 8, lineSpacing: 2) {
      if let lead { SceneReportText(lead, SceneReportType.small, SceneReportInk.soft) }
      ForEach(Array(links.prefix(Self.limit).enumerated()), id: \.offset) { link in
        SceneReportLink(link: (link.element.text, link.element.target))
      }
      if links.count > Self.limit {
        SceneReportText("+\(links.count - Self.limit)", SceneReportType.small, SceneReportInk.soft)
      }
    }
  }
}
