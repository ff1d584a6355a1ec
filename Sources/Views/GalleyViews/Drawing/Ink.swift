import GalleyGeometry
import GalleyPicture
import GalleyText

/// The drawing of a node without its content: outlines, glyphs and paints, relative to the node's corner.
///
/// It is valid at any position of the node. A picture is composed in the same way from new and from reused inks, so
/// equal screens give identical pictures to the last bit, whatever was drawn before.
final class Ink {
  private let items: [Picture.Item]
  private let size: Size
  /// The layout of the text; nil for other drawings.
  private let layout: TextLayout?
  private var proposal: ProposedViewSize

  /// Creates the ink of a node, or nil if `drawing` affects only the node's content.
  init?(_ drawing: Drawing, size: Size, proposal: ProposedViewSize) {
    let frame = Rect(size: size)
    var layout: TextLayout?
    switch drawing {
    case .fill(let shape, let style): items = Ink.fill(shape, style, frame)
    case .stroke(let shape, let style, let width, let isInside):
      items = Ink.stroke(shape, style, width, isInside, frame)
    case .border(let style, let width):
      items = Ink.stroke(Rectangle(), style, StrokeStyle(lineWidth: width), true, frame)
    case .text(let rule):
      let set = rule.layout(for: proposal)
      layout = set
      items = rule.drawn(set, size: size) ?? TextInk(styles: rule.styles, frame: frame).items(of: set.lines)
    case .image(let image, let stretch): items = stretch.items(of: image, in: frame)
    case .stencil(let image, let stretch, let style):
      items = frame.isEmpty ? [] : [.group(Ink.stencil(stretch.items(of: image, in: frame), style, frame))]
    case .symbol(let symbol): items = symbol.items(in: frame)
    case .none, .clip, .opacity, .shadow, .transform, .blend, .mask, .scroll, .content, .filter, .filters, .canvas,
      .contained, .container, .projection:
      return nil
    }
    self.layout = layout
    self.size = size
    self.proposal = proposal
  }

  /// Whether the ink is valid for this size and proposal, given the same `drawing` that it was made from.
  func holds(for drawing: Drawing, size: Size, proposal: ProposedViewSize) -> Bool {
    guard self.size == size else { return false }
    guard case .text(let rule) = drawing, proposal != self.proposal else { return true }
    // The proposal affects only the layout of text.
    guard rule.layout(for: proposal) == layout else { return false }
    self.proposal = proposal
    return true
  }

  func items(at origin: Point) -> [Picture.Item] { items.map { $0.offsetBy(origin) } }
}

extension Ink {
  private static func fill(_ shape: any Shape, _ style: ResolvedStyle, _ frame: Rect) -> [Picture.Item] {
    if case .color(let color) = style, color.alpha == 0 { return [] }
    return frame.isEmpty
      ? [] : [style.fill(shape.path(in: frame), in: frame, isEvenOdd: shape is any EvenOddOutline)]
  }

  private static func stencil(_ image: [Picture.Item], _ style: ResolvedStyle, _ frame: Rect) -> Picture.Group {
    .init([style.fill(.rect(frame), in: frame)], mask: image)
  }

  private static func stroke(
    _ shape: any Shape, _ style: ResolvedStyle, _ line: StrokeStyle, _ isInside: Bool, _ frame: Rect
  ) -> [Picture.Item] {
    let width = line.lineWidth
    guard width > 0 else { return [] }
    let middle = isInside ? frame.insetBy(dx: width / 2, dy: width / 2) : frame
    var path = shape.path(in: middle)
    if isInside, case .roundedRect(let rect, let radius, let corner) = path, !(shape is Capsule) {
      path = .roundedRect(rect, cornerRadius: max(0, radius - width / 2), style: corner)
    }
    let stroke = Picture.Item.stroke(.init(path, style.paint(in: frame), style: line))
    if case .shadowed = style { return style.shadowing([stroke]) }
    return [style.shown(stroke, over: path.bounds.insetBy(dx: -width, dy: -width), in: frame)]
  }
}

extension Picture.Item {
  fileprivate func offsetBy(_ origin: Point) -> Picture.Item {
    switch self {
    case .fill(let fill):
      return .fill(.init(fill.path.offsetBy(origin), fill.paint.offsetBy(origin), isEvenOdd: fill.isEvenOdd))
    case .stroke(let stroke):
      return .stroke(.init(stroke.path.offsetBy(origin), stroke.paint.offsetBy(origin), style: stroke.style))
    case .glyphs(let glyphs):
      return .glyphs(.init(glyphs.run, at: glyphs.origin + origin, glyphs.paint.offsetBy(origin)))
    case .image(let image):
      return .image(.init(image.source, in: image.rect.offsetBy(origin), isInterpolated: image.isInterpolated))
    case .group(var group):
      group.transform = group.transform.followed(by: AffineTransform(translationX: origin.x, y: origin.y))
      return .group(group)
    }
  }
}
