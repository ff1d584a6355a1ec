import GalleyCompare
import GalleyExplain
import GalleyGeometry
import GalleyPDF
import GalleyPicture
import GalleyRender
import GalleyViews

struct SceneReportChapterSetter {
  private let chapter: SceneReport.Chapter
  private let machine: [Review.Fact]
  let setter: SceneReportSetter
  private var strips: [SceneReportStrip] = []
  var tableCount = 0

  init(_ chapter: SceneReport.Chapter, _ machine: [Review.Fact], _ setter: SceneReportSetter) {
    self.chapter = chapter
    self.machine = machine
    self.setter = setter
  }

  func all() throws(ProofError) -> [SceneReportStrip] {
    var copy = self
    try copy.setTitle()
    for section in chapter.sections { try copy.set(section) }
    return copy.strips
  }

  mutating func append(_ strip: SceneReportStrip, space: Double = 0) {
    var strip = strip
    strip.space = space
    strips.append(strip)
  }

  // MARK: Title page

  private mutating func setTitle() throws(ProofError) {
    let cover = chapter.cover.map { SceneReportTitle.slot(for: $0.size) }
    var strip = try setter.strip(
      SceneReportTitle(chapter: chapter, machine: machine, cover: cover), pictures: [chapter.cover].compactMap(\.self))
    strip.startsPage = true
    strip.places = [chapter.anchor]
    strip.entries = [.init(chapter.title, level: 0)]
    strip.chapter = chapter.title
    append(strip)
  }

  // MARK: Sections

  private mutating func set(_ section: SceneReport.Section) throws(ProofError) {
    var head = try setter.strip(
      VStack(alignment: .leading, spacing: 4) {
        SceneReportText(section.title, SceneReportType.section)
        if let note = section.note { SceneReportText(note + ".", SceneReportType.small, SceneReportInk.soft) }
      })
    head.places = [section.anchor]
    head.entries = [.init(section.title, level: 1)]
    head.keepsWithNext = true
    append(head, space: 26)
    for (index, block) in section.blocks.enumerated() {
      // Sentences refer to the block after them, so they are kept together with it.
      try set(block, isFollowed: index + 1 < section.blocks.count)
    }
  }

  private mutating func set(_ block: SceneReport.Block, isFollowed: Bool) throws(ProofError) {
    switch block {
    case .plate(let plate): try set(plate)
    case .heading(let title): try setHeading(title)
    case .sentences(let sentences): try set(sentences, keepsWithNext: isFollowed)
    case .table(let table): try set(table)
    case .drawing(let figure): try set(figure)
    case .sheet(let title, let figures): try set(figures, under: title)
    case .findings(let findings): try set(findings)
    case .animation(let animation): try set(animation)
    }
  }

  // MARK: States

  private mutating func set(_ plate: SceneReport.Plate) throws(ProofError) {
    let pictures = [plate.frame.picture, plate.blueprint.picture]
    let sizes = SceneReportArrangement.sizes(of: pictures.map(\.size), in: SceneReportArrangement.plate)
    var strip = try setter.strip(SceneReportPlateView(plate: plate, sizes: sizes), pictures: pictures)
    strip.places = [plate.anchor]
    strip.entries = [.init(plate.title, level: 2)]
    append(strip, space: 16)
  }
}

private struct SceneReportTitle: View {
  let chapter: SceneReport.Chapter
  let machine: [Review.Fact]
  let cover: Size?

  static func slot(for size: Size) -> Size {
    let scale = min(170 / max(size.width, 1), 380 / max(size.height, 1), 1)
    return Size(width: size.width * scale, height: size.height * scale)
  }

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      SceneReportText(chapter.title, SceneReportType.title).padding(.top, 40)
      SceneReportText(chapter.file, SceneReportType.small, SceneReportInk.soft).padding(.top, 4)
      HStack(alignment: .top, spacing: 28) {
        VStack(alignment: .leading, spacing: 7) {
          ForEach(Array(chapter.lead.enumerated()), id: \.offset) { sentence in
            SceneReportText(ReviewLabels.sentence(sentence.element) + ".", SceneReportType.body)
          }
          SceneReportFacts(facts: chapter.facts + machine).padding(.top, 10)
          SceneReportLinks(links: chapter.sections.map { SceneReport.Link($0.title, to: $0.anchor) }).padding(.top, 10)
        }
        .frame(maxWidth: .infinity, alignment: .leading)
        if let cover { SceneReportSlot(number: 0, size: cover) }
      }
      .padding(.top, 26)
    }
  }
}

struct SceneReportFacts: View {
  let facts: [Review.Fact]

  var body: some View {
    VStack(alignment: .leading, spacing: 5) {
      ForEach(Array(facts.enumerated()), id: \.offset) { fact in
        HStack(alignment: .firstTextBaseline, spacing: 8) {
          SceneReportText(fact.element.name, SceneReportType.small, SceneReportInk.soft).frame(
            width: 64, alignment: .leading)
          SceneReportText(fact.element.value, SceneReportType.small)
        }
      }
    }
  }
}

private struct SceneReportPlateView: View {
  let plate: SceneReport.Plate
  let sizes: (sizes: [Size], isStacked: Bool)

  var body: some View {
    VStack(alignment: .leading, spacing: 3) {
      SceneReportText(plate.title, SceneReportType.heading)
      ForEach(Array(plate.captions.enumerated()), id: \.offset) { caption in
        SceneReportText(caption.element, SceneReportType.small, SceneReportInk.soft)
      }
      if !plate.links.isEmpty { SceneReportLinks(lead: SceneReportLabels.wrongHere, links: plate.links) }
      if sizes.isStacked {
        VStack(alignment: .leading, spacing: 12) { figures }.padding(.top, 6)
      } else {
        HStack(alignment: .top, spacing: SceneReportArrangement.gap) { figures }.padding(.top, 6)
      }
    }
  }

  private var figures: some View {
    ForEach([0, 1], id: \.self) { index in
      VStack(alignment: .leading, spacing: 3) {
        SceneReportText((index == 0 ? plate.frame : plate.blueprint).title, SceneReportType.tiny, SceneReportInk.soft)
        SceneReportSlot(number: index, size: sizes.sizes[index])
      }
    }
  }
}

/// The arrangement of figures: tall ones are placed side by side, and wide ones are stacked.
enum SceneReportArrangement {
  static let gap = 18.0
  static var plate: Size { Size(width: SceneReportSetter.width, height: 560) }

  static func sizes(of pictures: [Size], in room: Size) -> (sizes: [Size], isStacked: Bool) {
    let isStacked = pictures.first.map { $0.width > 0.8 * $0.height } ?? false
    let (widths, heights) = (pictures.map(\.width), pictures.map(\.height))
    let gaps = gap * Double(pictures.count - 1)
    let width = isStacked ? widths.max() ?? 1 : widths.reduce(0, +)
    let height = isStacked ? heights.reduce(0, +) : heights.max() ?? 1
    let free = Size(
      width: room.width - (isStacked ? 0 : gaps), height: room.height - (isStacked ? 2 * gaps : 0))
    let scale = min(free.width / max(width, 1), free.height / max(height, 1), 1)
    return (pictures.map { Size(width: $0.width * scale, height: $0.height * scale) }, isStacked)
  }
}
