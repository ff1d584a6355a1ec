package import GalleyGeometry
package import GalleyLayout
package import GalleyPicture
import GalleyScroll
import GalleyText

/// Turns placed nodes into the items of a picture, each where and as it is shown at the presentation's time.
package struct PictureBuilder {
  /// What was drawn, back to front.
  package private(set) var items: [Picture.Item] = []
  /// How many nodes were drawn.
  private(set) var count = 0
  /// Where anything can be seen; what lies outside is not drawn.
  private var window: Rect
  private let presentation: Presentation
  /// Where the coordinates of the space that is drawn now start on the canvas.
  private var space = Point.zero
  /// What stands at the place of the view that enters or leaves, in the transition that is drawn now.
  private var content: Content?

  /// A node and the corner of the node around it, in its space.
  private struct Content {
    let node: LayoutNode
    let corner: Point
  }

  package init(canvas: Rect, presentation: Presentation) {
    window = canvas
    self.presentation = presentation
  }

  private init(inside builder: PictureBuilder) {
    window = builder.window
    presentation = builder.presentation
    space = builder.space
    content = builder.content
  }

  /// Draws `root` and everything in it, with what is just leaving.
  package mutating func draw(_ root: LayoutNode) {
    draw([root], in: nil, at: .zero)
  }

  /// Draws `nodes`, which are in the node at `place`, and those that leave it; their corner is that of the node.
  private mutating func draw(_ nodes: [LayoutNode], in place: NodePlace?, at corner: Point) {
    let departures = presentation.departures(from: place)
    for node in nodes {
      if !departures.isEmpty { draw(departures) { $0 != nil && $0 == ViewPayload.of(node)?.place } }
      draw(node, at: corner)
    }
    if !departures.isEmpty {
      let places = nodes.map { ViewPayload.of($0)?.place }
      draw(departures) { $0 == nil || !places.contains($0) }
    }
  }

  private mutating func draw(_ departures: [Departure], where isNext: (NodePlace?) -> Bool) {
    for departure in departures where isNext(departure.follower) {
      draw(departure.passage, around: Content(node: departure.node, corner: departure.corner))
    }
  }

  /// Draws `node`, whose parent's corner lies at `corner` of the space, and everything in it.
  private mutating func draw(_ node: LayoutNode, at corner: Point) {
    guard node.isPlaced else { return }
    if let passage = presentation.entrance(of: ViewPayload.of(node)?.place) {
      draw(passage, around: Content(node: node, corner: corner))
    } else {
      drawItself(node, at: corner)
    }
  }

  /// Draws the nodes of a transition with a node at the place they have for it.
  private mutating func draw(_ passage: Passage, around content: Content) {
    let node = content.node
    let wanted = node.frame.offsetBy(content.corner)
    let frame = presentation.frame(of: ViewPayload.of(node)?.place, wanted: wanted)
    let outer = (space, self.content)
    // The transition is a space of its own, at the corner of what it is around.
    (space, self.content) = (space + frame.origin, content)
    drawItself(passage.root, at: .zero)
    (space, self.content) = outer
  }

  /// Draws the node that the transition is around, its corner at `corner` of the canvas.
  private mutating func drawContent(at corner: Point) {
    guard let content else { return }
    let wanted = content.node.frame.offsetBy(content.corner)
    let frame = presentation.frame(of: ViewPayload.of(content.node)?.place, wanted: wanted)
    let outer = (space, self.content)
    (space, self.content) = (corner - frame.origin, nil)
    drawItself(content.node, at: content.corner)
    (space, self.content) = outer
  }

  private mutating func drawItself(_ node: LayoutNode, at corner: Point) {
    guard node.isPlaced else { return }
    count += 1
    let payload = ViewPayload.of(node)
    let wanted = node.frame.offsetBy(corner)
    let frame = presentation.frame(of: payload?.place, wanted: wanted).offsetBy(space)
    let drawing = presentation.drawing(of: payload?.place, wanted: payload?.drawing ?? .none)
    let inner = Inner(node: node, corner: wanted.origin)
    switch drawing {
    case .none: draw(inner)
    case .fill(let shape, let style): fill(shape, style, frame)
    case .stroke(let shape, let style, let width, let isInside): stroke(shape, style, width, isInside, frame)
    case .text(let rule): drawText(rule, node.proposal, frame)
    case .image(let image, let isInterpolated): drawImage(image, isInterpolated, frame)
    case .clip(let shape): drawGroup(of: inner) { $0.clip = shape.path(in: frame) }
    case .opacity(let opacity): if opacity > 0 { drawGroup(of: inner) { $0.opacity = opacity } }
    case .shadow(let shadow): drawGroup(of: inner) { $0.shadow = shadow }
    case .transform(let effect): drawTransformed(inner.inSpace(payload), effect, frame)
    case .blend(let mode): drawGroup(of: inner) { $0.blendMode = mode }
    case .mask: drawMasked(inner)
    case .border(let style, let width):
      draw(inner)
      stroke(Rectangle(), style, width, true, frame)
    case .scroll(let indicators): drawScroller(inner.inSpace(payload), indicators, frame)
    case .content: drawContent(at: frame.origin)
    }
  }

  /// What is inside a node.
  private struct Inner {
    let node: LayoutNode
    /// The node's corner in the space that its children have.
    var corner: Point

    /// The same for a node that is a space of its own.
    func inSpace(_ payload: ViewPayload?) -> Inner { Inner(node: node, corner: payload?.spaceStart ?? corner) }
  }

  private mutating func draw(_ inner: Inner) {
    draw(inner.node.drawnChildren, in: ViewPayload.of(inner.node)?.place, at: inner.corner)
  }

  /// Draws what is inside a node that is a space of its own and is shown with its corner at `origin`.
  private mutating func draw(_ inner: Inner, at origin: Point) {
    let outer = space
    space = origin - inner.corner
    draw(inner)
    space = outer
  }

  private mutating func drawGroup(of inner: Inner, effect: (inout Picture.Group) -> Void) {
    var group = Picture.Group([])
    effect(&group)
    var builder = PictureBuilder(inside: self)
    if let clip = group.clip {
      guard let seen = window.intersection(clip.bounds) else { return }
      builder.window = seen
    }
    builder.draw(inner)
    count += builder.count
    guard !builder.items.isEmpty else { return }
    group.items = builder.items
    items.append(.group(group))
  }

  /// Draws what is inside a node around that node's corner, and then turns, stretches and moves it.
  private mutating func drawTransformed(_ inner: Inner, _ effect: DrawingTransform, _ frame: Rect) {
    let map = effect.transform(in: frame.size)
    if map.isTranslation { return draw(inner, at: frame.origin + Point(x: map.tx, y: map.ty)) }
    let onCanvas = map.around(frame.origin)
    // Of what is drawn as a line or a point, nothing can be seen.
    guard let back = onCanvas.inverse else { return }
    var builder = PictureBuilder(inside: self)
    builder.window = back(window)
    builder.draw(inner, at: frame.origin)
    count += builder.count
    guard !builder.items.isEmpty else { return }
    items.append(.group(.init(builder.items, transform: onCanvas)))
  }

  /// Draws the first view inside a node where the second shows something.
  private mutating func drawMasked(_ inner: Inner) {
    guard inner.node.children.count == 2 else { return draw(inner) }
    let place = ViewPayload.of(inner.node)?.place
    var content = PictureBuilder(inside: self)
    content.draw([inner.node.children[0]], in: place, at: inner.corner)
    var mask = PictureBuilder(inside: self)
    mask.draw(inner.node.children[1], at: inner.corner)
    count += content.count + mask.count
    guard !content.items.isEmpty, !mask.items.isEmpty else { return }
    var group = Picture.Group(content.items)
    group.mask = mask.items
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

  private mutating func drawScroller(_ inner: Inner, _ style: ScrollIndicatorStyle, _ frame: Rect) {
    guard let facts = ViewPayload.of(inner.node)?.scroll else { return }
    let viewport = facts.viewport(of: inner.node, shownIn: frame)
    guard let seen = window.intersection(viewport) else { return }
    var builder = PictureBuilder(inside: self)
    builder.window = seen
    builder.draw(inner, at: frame.origin)
    if style.isVisible { builder.drawIndicators(facts, style, viewport) }
    count += builder.count
    guard !builder.items.isEmpty else { return }
    items.append(.group(.init(builder.items, clip: .rect(viewport))))
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
