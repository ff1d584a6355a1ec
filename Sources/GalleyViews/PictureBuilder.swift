package import GalleyGeometry
package import GalleyLayout
package import GalleyPicture
import GalleyScroll
import GalleyText

/// Turns placed nodes into the items of a picture.
package struct PictureBuilder {
  /// What was drawn, back to front.
  package private(set) var items: [Picture.Item] = []
  /// How many nodes were drawn.
  private(set) var count = 0
  /// Where anything can be seen; what lies outside is not drawn.
  private var window: Rect

  package init(canvas: Rect) { window = canvas }

  /// Draws `node`, whose parent lies at `origin`, and everything in it.
  package mutating func draw(_ node: LayoutNode, at origin: Point) {
    guard node.isPlaced else { return }
    count += 1
    let frame = node.frame.offsetBy(origin)
    switch ViewPayload.of(node)?.drawing ?? .none {
    case .none: drawChildren(of: node, at: frame.origin)
    case .fill(let shape, let style): fill(shape, style, frame)
    case .stroke(let shape, let style, let width, let isInside): stroke(shape, style, width, isInside, frame)
    case .text(let rule): drawText(rule, node.proposal, frame)
    case .image(let image, let isInterpolated): drawImage(image, isInterpolated, frame)
    case .clip(let shape): drawGroup(of: node, frame) { $0.clip = shape.path(in: frame) }
    case .opacity(let opacity): if opacity > 0 { drawGroup(of: node, frame) { $0.opacity = opacity } }
    case .shadow(let shadow): drawGroup(of: node, frame) { $0.shadow = shadow }
    case .transform(let effect): drawTransformed(node, effect, frame)
    case .blend(let mode): drawGroup(of: node, frame) { $0.blendMode = mode }
    case .mask: drawMasked(node, frame)
    case .border(let style, let width):
      drawChildren(of: node, at: frame.origin)
      stroke(Rectangle(), style, width, true, frame)
    case .scroll(let indicators): drawScroller(node, indicators, frame)
    }
  }

  private mutating func drawChildren(of node: LayoutNode, at origin: Point) {
    for child in node.drawnChildren { draw(child, at: origin) }
  }

  private mutating func drawTransformed(_ node: LayoutNode, _ effect: DrawingTransform, _ frame: Rect) {
    let map = effect.transform(in: frame.size)
    if map.isTranslation { return drawChildren(of: node, at: frame.origin + Point(x: map.tx, y: map.ty)) }
    let onCanvas = map.around(frame.origin)
    // Of what is drawn as a line or a point, nothing can be seen.
    guard let back = onCanvas.inverse else { return }
    var inner = PictureBuilder(canvas: back(window))
    inner.drawChildren(of: node, at: frame.origin)
    guard !inner.items.isEmpty else { return }
    items.append(.group(.init(inner.items, transform: onCanvas)))
  }

  private mutating func drawMasked(_ node: LayoutNode, _ frame: Rect) {
    guard node.children.count == 2 else { return drawChildren(of: node, at: frame.origin) }
    var content = PictureBuilder(canvas: window)
    content.draw(node.children[0], at: frame.origin)
    var mask = PictureBuilder(canvas: window)
    mask.draw(node.children[1], at: frame.origin)
    guard !content.items.isEmpty, !mask.items.isEmpty else { return }
    var group = Picture.Group(content.items)
    group.mask = mask.items
    items.append(.group(group))
  }

  private mutating func drawGroup(
    of node: LayoutNode, _ frame: Rect, effect: (inout Picture.Group) -> Void
  ) {
    var group = Picture.Group([])
    effect(&group)
    var inner = PictureBuilder(canvas: window)
    if let clip = group.clip {
      guard let seen = window.intersection(clip.bounds) else { return }
      inner.window = seen
    }
    inner.drawChildren(of: node, at: frame.origin)
    count += inner.count
    guard !inner.items.isEmpty else { return }
    group.items = inner.items
    items.append(.group(group))
  }

  private func isSeen(_ rect: Rect) -> Bool {
    // Shadows and glyphs may reach a little beyond their frame.
    let reach = 64.0
    return rect.insetBy(dx: -reach, dy: -reach).intersects(window)
  }

  private mutating func fill(_ shape: any Shape, _ style: ResolvedStyle, _ frame: Rect) {
    guard !frame.isEmpty, isSeen(frame) else { return }
    if case .color(let color) = style, color.alpha == 0 { return }
    items.append(.fill(.init(shape.path(in: frame), style.paint(in: frame))))
  }

  private mutating func stroke(
    _ shape: any Shape, _ style: ResolvedStyle, _ width: Double, _ isInside: Bool, _ frame: Rect
  ) {
    guard width > 0, isSeen(frame) else { return }
    let middle = isInside ? frame.insetBy(dx: width / 2, dy: width / 2) : frame
    var path = shape.path(in: middle)
    if isInside, case .roundedRect(let rect, let radius, let corner) = path, !(shape is Capsule) {
      path = .roundedRect(rect, cornerRadius: max(0, radius - width / 2), style: corner)
    }
    items.append(.stroke(.init(path, style.paint(in: frame), width: width)))
  }

  private mutating func drawText(_ rule: TextRule, _ proposal: ProposedViewSize, _ frame: Rect) {
    guard isSeen(frame) else { return }
    for line in rule.layout(for: proposal).lines {
      for placed in line.runs where rule.styles.indices.contains(placed.source) {
        let origin = Point(x: frame.minX + line.x + placed.x, y: frame.minY + line.baseline)
        draw(placed, at: origin, rule.styles[placed.source], frame)
      }
    }
  }

  private mutating func draw(
    _ placed: TextLayout.PlacedRun, at origin: Point, _ style: TextRunStyle, _ frame: Rect
  ) {
    func bar(top: Double, thickness: Double, _ style: ResolvedStyle) -> Picture.Item {
      let rect = Rect(x: origin.x, y: origin.y + top, width: placed.run.width, height: thickness)
      return .fill(.init(.rect(rect), style.paint(in: frame)))
    }
    let rules = placed.rules
    if let underline = style.underline {
      items.append(bar(top: rules.underlineTop, thickness: rules.underlineThickness, underline))
    }
    items.append(.glyphs(.init(placed.run, at: origin, style.foreground.paint(in: frame))))
    if let strikethrough = style.strikethrough {
      items.append(bar(top: rules.strikethroughTop, thickness: rules.strikethroughThickness, strikethrough))
    }
  }

  private mutating func drawImage(_ image: PictureImage, _ isInterpolated: Bool, _ frame: Rect) {
    guard !frame.isEmpty, isSeen(frame) else { return }
    items.append(.image(.init(image, in: frame, isInterpolated: isInterpolated)))
  }

  private mutating func drawScroller(_ node: LayoutNode, _ style: ScrollIndicatorStyle, _ frame: Rect) {
    guard let facts = ViewPayload.of(node)?.scroll else { return }
    let viewport = facts.viewport.offsetBy(frame.origin)
    guard let seen = window.intersection(viewport) else { return }
    var inner = PictureBuilder(canvas: seen)
    inner.drawChildren(of: node, at: frame.origin)
    count += inner.count
    if style.isVisible { inner.drawIndicators(facts, style, viewport) }
    guard !inner.items.isEmpty else { return }
    items.append(.group(.init(inner.items, clip: .rect(viewport))))
  }

  private mutating func drawIndicators(_ facts: ScrollFacts, _ style: ScrollIndicatorStyle, _ viewport: Rect) {
    for axis in Axis.allCases where facts.axes.contains(axis) {
      let bar = ScrollIndicator.frame(
        for: facts.geometry, offset: facts.offset, along: axis, mirrored: style.isMirrored)
      guard let bar = bar?.offsetBy(viewport.origin) else { continue }
      let path = Path.roundedRect(bar, cornerRadius: ScrollIndicator.thickness / 2, style: .circular)
      items.append(.fill(.init(path, .color(style.color))))
    }
  }
}
