import GalleyGeometry
import GalleyPages
import GalleyPicture
import GalleyText

struct FigureSetter {
  let text: TextSetter
  let height: Double

  private var style: DocumentStyle { text.style }
  private var width: Double { text.width }
  private var gap: Double { style.size * 1.4 }

  struct Figure {
    var items: [Picture.Item]
    var size: Size
    var title = ""
    var isFramed = false
    /// The description of the figure for people who cannot see it.
    var alternative = ""
  }

  func figure(_ figures: [Figure], limit: Double?, _ caption: DocumentPart.Caption?) -> FlowBlock {
    var piece = FlowPiece()
    for row in rows(of: figures, limit: limit) {
      if piece.height > 0 { piece.height += gap }
      add(row, limit: limit, to: &piece)
    }
    add(caption, to: &piece)
    var block = FlowBlock(content: BoxFlow(piece: piece), space: style.figureSpace, isFloating: true)
    if let id = caption?.id { block.names = [id] }
    return block
  }

  private func add(_ caption: DocumentPart.Caption?, to piece: inout FlowPiece) {
    let lines = self.caption(caption)
    guard !lines.isEmpty else { return }
    piece.height += style.size * 0.8
    for line in lines { piece.add(line) }
  }

  func caption(_ caption: DocumentPart.Caption?) -> [FlowLine] {
    guard let caption else { return [] }
    let form = LineSetter.Form(width: width, leading: style.leading(style.small))
    let label = caption.words.isEmpty ? caption.label : caption.label + ".\u{2002}"
    return text.lines([.strong([.text(label)])] + caption.words, style.small, style.secondary, form, hyphenates: true)
  }

  // MARK: Rows

  private static let minimum = 104.0

  private func rows(of figures: [Figure], limit: Double?) -> [[Figure]] {
    let natural = min(figures.map(\.size.width).max() ?? 0, limit ?? .infinity)
    let each = max(min(natural, Self.minimum), 1)
    let count = max(1, min(figures.count, Int((width + gap) / (each + gap))))
    return stride(from: 0, to: figures.count, by: count).map { Array(figures[$0..<min($0 + count, figures.count)]) }
  }

  private func add(_ row: [Figure], limit: Double?, to piece: inout FlowPiece) {
    let room = width - gap * Double(row.count - 1)
    let total = row.reduce(0) { $0 + min($1.size.width, limit ?? .infinity) }
    let shared = min(1, room / max(total, 1))
    let top = piece.height
    var x = 0.0
    for figure in row {
      let scale = min(
        shared * min(1, (limit ?? .infinity) / max(figure.size.width, 1)), height / max(figure.size.height, 1))
      let size = Size(width: figure.size.width * scale, height: figure.size.height * scale)
      var own = FlowPiece(items: Self.drawn(figure, scale, style), height: size.height)
      add(figure.title, width: size.width, to: &own)
      let left = text.setter.direction == .rightToLeft ? width - x - size.width : x
      piece.add(own, at: Point(x: left, y: top))
      x += size.width + gap
    }
  }

  private func add(_ title: String, width: Double, to piece: inout FlowPiece) {
    guard !title.isEmpty else { return }
    piece.height += style.size * 0.4
    let form = LineSetter.Form(width: width, leading: style.leading(style.small))
    for line in text.lines([.text(title)], style.small, style.secondary, form, hyphenates: false) { piece.add(line) }
  }

  private static func drawn(_ figure: Figure, _ scale: Double, _ style: DocumentStyle) -> [Picture.Item] {
    let all = Rect(origin: .zero, size: figure.size)
    var group = Picture.Group(
      figure.items, transform: AffineTransform(scaleX: scale, y: scale), clip: .rect(all))
    if !figure.alternative.isEmpty { group.alternative = figure.alternative }
    var items: [Picture.Item] = [.group(group)]
    if figure.isFramed {
      let edge = Rect(x: 0, y: 0, width: figure.size.width * scale, height: figure.size.height * scale)
      items.append(.stroke(.init(.rect(edge), .color(style.rule), width: 0.5)))
    }
    return items
  }
}
