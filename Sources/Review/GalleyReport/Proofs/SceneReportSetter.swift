import GalleyCompare
import GalleyExplain
import GalleyGeometry
import GalleyMessages
import GalleyPDF
import GalleyPicture
import GalleyRender
import GalleySnapshot
import GalleyStage
import GalleyText
import GalleyViews

struct SceneReportSetter {
  private let renderContext: RenderContext
  private let environment: EnvironmentValues

  static let width = 507.0

  init(_ renderContext: RenderContext) {
    self.renderContext = renderContext
    var environment = EnvironmentValues()
    // Data may contain any character, and a missing glyph must not prevent the page from being drawn.
    environment.missingGlyph = .box
    self.environment = environment
  }

  /// Lays out a view. Slot numbers in the view are indices into `pictures`.
  func strip(_ view: some View, pictures: [Picture] = []) throws(ProofError) -> SceneReportStrip {
    let stage = Stage(
      proposal: ProposedViewSize(width: Self.width, height: nil), environment: environment, background: .clear,
      renderContext: renderContext
    ) { view.frame(width: Self.width, alignment: .topLeading) }
    var strip = SceneReportStrip(items: try ProofError.rethrowing(stage.picture).items, height: stage.size.height)
    strip.collect(stage.layout, pictures)
    return strip
  }

  func width(of text: String, _ font: Font) -> Double {
    let stage = Stage(
      proposal: .unspecified, environment: environment, background: .clear, renderContext: renderContext
    ) {
      Text(verbatim: text.isolated).font(font).fixedSize()
    }
    return stage.size.width
  }
}

extension SceneReportStrip {
  fileprivate mutating func collect(_ view: InspectedView, _ pictures: [Picture]) {
    if let id = view.id {
      if let target = SceneReportMark.target(of: id) { links.append(.init(view.frame, to: .destination(target))) }
      if let number = SceneReportMark.slot(of: id), pictures.indices.contains(number) {
        place(pictures[number], in: view.frame)
      }
    }
    for child in view.children { collect(child, pictures) }
  }

  private mutating func place(_ picture: Picture, in frame: Rect) {
    guard picture.size.width > 0, picture.size.height > 0 else { return }
    let scale = min(frame.width / picture.size.width, frame.height / picture.size.height)
    let transform = AffineTransform(scaleX: scale, y: scale)
      .followed(by: AffineTransform(translationX: frame.minX, y: frame.minY))
    items.append(.group(.init(picture.items, transform: transform, clip: .rect(Rect(size: picture.size)))))
    let edge = Rect(
      x: frame.minX, y: frame.minY, width: picture.size.width * scale, height: picture.size.height * scale)
    items.append(.stroke(.init(.rect(edge), .color(SceneReportInk.edge), width: 0.4)))
  }
}

enum SceneReportMark {
  private static let (link, slot) = ("book-link ", "book-slot ")

  static func id(linkTo target: String) -> String { link + target }
  static func id(slot number: Int) -> String { slot + "\(number)" }
  static func target(of id: String) -> String? { id.hasPrefix(link) ? String(id.dropFirst(link.count)) : nil }
  static func slot(of id: String) -> Int? { id.hasPrefix(slot) ? Int(id.dropFirst(slot.count)) : nil }
}

struct SceneReportSlot: View {
  let number: Int
  let size: Size

  var body: some View {
    Color.clear.frame(width: size.width, height: size.height).id(SceneReportMark.id(slot: number))
  }
}

struct SceneReportText: View {
  private let words: String
  private let font: Font
  private let color: Color

  init(_ words: String, _ font: Font, _ color: Color = SceneReportInk.text) {
    self.words = words
    self.font = font
    self.color = color
  }

  var body: some View {
    Text(verbatim: words.isolated).font(font).foregroundStyle(color).fixedSize(horizontal: false, vertical: true)
  }
}

struct SceneReportLink: View {
  let link: (text: String, target: String)
  var font = SceneReportType.small

  var body: some View {
    SceneReportText(link.text, font, SceneReportInk.accent).id(SceneReportMark.id(linkTo: link.target))
  }
}

enum SceneReportType {
  static let title = Font.system(size: 27, weight: .semibold)
  static let section = Font.system(size: 15, weight: .semibold)
  static let heading = Font.system(size: 10.5, weight: .semibold)
  static let body = Font.system(size: 10)
  static let small = Font.system(size: 9)
  static let smallBold = Font.system(size: 9, weight: .semibold)
  static let tiny = Font.system(size: 8.5)
}

enum SceneReportInk {
  static let text = Color(red: 0.11, green: 0.11, blue: 0.1)
  static let soft = Color(red: 0.39, green: 0.38, blue: 0.35)
  static let line = Color(red: 0.85, green: 0.84, blue: 0.81)
  static let accent = Color(red: 0.1, green: 0.34, blue: 0.77)
  static let alarm = Color(red: 0.71, green: 0.14, blue: 0.09)
  static let edge = RGBA(198, 195, 188)
}
