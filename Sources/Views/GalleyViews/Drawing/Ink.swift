import GalleyGeometry
import GalleyPicture
import GalleyText

/// The drawing of a node without its content: outlines, glyphs and paints, relative to the node's corner.
///
/// It is valid at any position of the node. A picture is composed in the same way from new and from reused inks, so
/// equal screens give identical pictures to the last bit, whatever was drawn before.
final class Ink {
  private let marks: [Mark]
  private let size: Size
  /// The layout of the text; nil for other drawings.
  private let layout: TextLayout?
  private var proposal: ProposedViewSize

  private enum Mark {
    case fill(Picture.Fill)
    case stroke(Picture.Stroke)
    case glyphs(Picture.Glyphs)
    case image(Picture.Image)
    case group(Picture.Group)

    func item(at origin: Point) -> Picture.Item {
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

    init(_ item: Picture.Item) {
      self =
        switch item {
        case .fill(let fill): .fill(fill)
        case .stroke(let stroke): .stroke(stroke)
        case .glyphs(let glyphs): .glyphs(glyphs)
        case .image(let image): .image(image)
        case .group(let group): .group(group)
        }
    }
  }

  /// Creates the ink of a node, or nil if `drawing` affects only the node's content.
  init?(_ drawing: Drawing, size: Size, proposal: ProposedViewSize) {
    let frame = Rect(size: size)
    var layout: TextLayout?
    switch drawing {
    case .fill(let shape, let style): marks = Ink.fill(shape, style, frame)
    case .stroke(let shape, let style, let width, let isInside):
      marks = Ink.stroke(shape, style, width, isInside, frame)
    case .border(let style, let width):
      marks = Ink.stroke(Rectangle(), style, StrokeStyle(lineWidth: width), true, frame)
    case .text(let rule):
      let set = rule.layout(for: proposal)
      layout = set
      marks = rule.drawn(set, size: size)?.map(Mark.init) ?? Ink.text(set.lines, rule.styles, frame)
    case .image(let image, let stretch): marks = stretch.items(of: image, in: frame).map(Mark.init)
    case .stencil(let image, let stretch, let style):
      marks = frame.isEmpty ? [] : [.group(Ink.stencil(stretch.items(of: image, in: frame), style, frame))]
    case .symbol(let symbol): marks = symbol.items(in: frame).map(Mark.init)
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

  func items(at origin: Point) -> [Picture.Item] { marks.map { $0.item(at: origin) } }
}

extension Ink {
  private static func fill(_ shape: any Shape, _ style: ResolvedStyle, _ frame: Rect) -> [Mark] {
    if case .color(let color) = style, color.alpha == 0 { return [] }
    return frame.isEmpty
      ? [] : [Mark(style.fill(shape.path(in: frame), in: frame, isEvenOdd: shape is any EvenOddOutline))]
  }

  private static func stencil(_ image: [Picture.Item], _ style: ResolvedStyle, _ frame: Rect) -> Picture.Group {
    .init([style.fill(.rect(frame), in: frame)], mask: image)
  }

  private static func stroke(
    _ shape: any Shape, _ style: ResolvedStyle, _ line: StrokeStyle, _ isInside: Bool, _ frame: Rect
  ) -> [Mark] {
    let width = line.lineWidth
    guard width > 0 else { return [] }
    let middle = isInside ? frame.insetBy(dx: width / 2, dy: width / 2) : frame
    var path = shape.path(in: middle)
    if isInside, case .roundedRect(let rect, let radius, let corner) = path, !(shape is Capsule) {
      path = .roundedRect(rect, cornerRadius: max(0, radius - width / 2), style: corner)
    }
    let stroke = Picture.Item.stroke(.init(path, style.paint(in: frame), style: line))
    if case .shadowed = style { return style.shadowing([stroke]).map(Mark.init) }
    return [Mark(style.shown(stroke, over: path.bounds.insetBy(dx: -width, dy: -width), in: frame))]
  }

  static func items(of lines: [TextLayout.Line], _ styles: [TextRunStyle], _ frame: Rect) -> [Picture.Item] {
    text(lines, styles, frame).map { $0.item(at: .zero) }
  }

  private static func text(_ lines: [TextLayout.Line], _ styles: [TextRunStyle], _ frame: Rect) -> [Mark] {
    lines.flatMap { line in
      grounds(for: line, styles, frame) + bars(for: line, styles, frame)
        + line.runs.filter { styles.indices.contains($0.source) && !styles[$0.source].isCovered }.flatMap { placed in
          run(placed, at: Point(x: line.x + placed.x, y: line.baseline), styles[placed.source], frame)
        }
    }
  }

  private static func grounds(for line: TextLayout.Line, _ styles: [TextRunStyle], _ frame: Rect) -> [Mark] {
    line.runs.compactMap { placed in
      guard styles.indices.contains(placed.source), let ground = styles[placed.source].ground else { return nil }
      let rect = Rect(x: line.x + placed.x, y: line.y, width: placed.run.width, height: line.height)
      return .fill(.init(.rect(rect), ground.paint(in: frame)))
    }
  }

  /// Returns the placeholder bars for the redacted runs of a line. Neighbouring runs of the same style share one bar.
  private static func bars(for line: TextLayout.Line, _ styles: [TextRunStyle], _ frame: Rect) -> [Mark] {
    var bars: [(rect: Rect, style: ResolvedStyle)] = []
    for placed in line.runs where styles.indices.contains(placed.source) && styles[placed.source].isCovered {
      let (run, style) = (placed.run, styles[placed.source].foreground)
      // The bar starts slightly above the capital letters and ends slightly above the bottom of the descenders.
      let rect = Rect(
        x: line.x + placed.x, y: line.baseline - run.size * 0.76, width: run.width, height: run.size * 0.95)
      if let last = bars.last, last.style == style, abs(last.rect.maxX - rect.minX) < run.size {
        bars[bars.count - 1].rect = last.rect.union(rect)
      } else {
        bars.append((rect, style))
      }
    }
    return bars.filter { $0.rect.width > 0 }.map { bar in
      let path = Path.roundedRect(bar.rect, cornerRadius: bar.rect.height * 0.22, style: .continuous)
      return .fill(.init(path, bar.style.multiplyingAlpha(by: Redaction.cover).paint(in: frame)))
    }
  }

  private static func glyphs(
    _ run: GlyphRun, at origin: Point, _ style: ResolvedStyle, _ frame: Rect
  ) -> [Mark] {
    let glyphs = Picture.Glyphs(run, at: origin, style.paint(in: frame))
    if case .shadowed = style { return style.shadowing([.glyphs(glyphs)]).map(Mark.init) }
    guard case .tiles = style else { return [.glyphs(glyphs)] }
    // Glyphs extend beyond their line by less than the font size.
    let area = Rect(x: origin.x, y: origin.y, width: run.width, height: 0).insetBy(dx: -run.size, dy: -run.size * 2)
    return [Mark(style.shown(.glyphs(glyphs), over: area, in: frame))]
  }

  private static func run(
    _ placed: TextLayout.PlacedRun, at origin: Point, _ style: TextRunStyle, _ frame: Rect
  ) -> [Mark] {
    func bar(top: Double, thickness: Double, _ line: TextRunStyle.Line) -> Mark {
      let rect = Rect(x: origin.x, y: origin.y + top, width: placed.run.width, height: thickness)
      if line.dashes.isEmpty { return .fill(.init(.rect(rect), line.style.paint(in: frame))) }
      let ends = [Point(x: rect.minX, y: rect.midY), Point(x: rect.maxX, y: rect.midY)]
      let stroke = StrokeStyle(lineWidth: thickness, dash: line.dashes.map { $0 * thickness })
      return .stroke(.init(.elements([.move(ends[0]), .line(ends[1])]), line.style.paint(in: frame), style: stroke))
    }
    let rules = placed.rules
    let under = style.underline.map { bar(top: rules.underlineTop, thickness: rules.underlineThickness, $0) }
    let through = style.strikethrough.map {
      bar(top: rules.strikethroughTop, thickness: rules.strikethroughThickness, $0)
    }
    // A truncation mark can belong to the run of an image but is not an image itself.
    let image = placed.run.text == InlineBox.character ? style.image : nil
    let content =
      image.map { $0.items(at: origin, width: placed.run.width).map(Mark.init) }
      ?? glyphs(placed.run, at: origin, style.foreground, frame)
    return [under].compactMap { $0 } + content + [through].compactMap { $0 }
  }
}
