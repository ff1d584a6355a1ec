package import GalleyGeometry
package import GalleyLayout
package import GalleyPicture
import GalleyScroll

/// Turns placed nodes into the items of a picture, at the current time of the presentation.
///
/// Earlier drawings are reused: the whole drawing of a node if neither its content nor its visible part changed, and a
/// node's own drawing wherever the node is placed. Drawings of nodes that are no longer visible are released.
package struct PictureBuilder {
  /// The number of nodes that were drawn because they are new or have changed.
  private(set) var draws = 0
  private(set) var visits = 0
  private var parts: [DrawnPart] = []
  var window: Rect
  private let presentation: Presentation
  private let isAfresh: Bool
  /// The part of a scroller to draw; nil draws everything.
  private let selection: PageSelection?
  /// The origin of the current coordinate space on the canvas.
  private var space = Point.zero
  /// The view that enters or leaves, drawn at its place in the current transition.
  private var content: Content?
  private var isPassing = false
  private var presented: [Presented] = []
  /// Whether the current content is rotated or scaled. If so, presented layers are transformed with it.
  var isTransformed = false

  private struct Presented {
    let node: LayoutNode
    let corner: Point
    let space: Point
  }

  private struct Content {
    let node: LayoutNode
    let corner: Point
  }

  package init(
    canvas: Rect, presentation: Presentation, afresh isAfresh: Bool = false, showing selection: PageSelection? = nil
  ) {
    window = canvas
    self.presentation = presentation
    // Incomplete drawings must not be reused for a complete picture.
    self.isAfresh = isAfresh || selection != nil
    self.selection = selection
  }

  init(inside builder: PictureBuilder) {
    window = builder.window
    presentation = builder.presentation
    isAfresh = builder.isAfresh
    selection = builder.selection
    isPassing = builder.isPassing
    isTransformed = builder.isTransformed
    space = builder.space
    content = builder.content
  }

  package var items: [Picture.Item] { parts.items }

  package mutating func draw(_ root: LayoutNode) {
    let canvas = window
    draw([root], in: .canvas, at: .zero)
    while !presented.isEmpty {
      let next = presented.removeFirst()
      (window, space, content, isPassing) = (canvas, next.space, nil, false)
      draw(Array(next.node.presentedLayers), in: ViewPayload.of(next.node)?.place, at: next.corner)
    }
  }

  /// Draws `nodes`, the children of the node at `place`, together with the nodes that leave it. `corner` is the node's
  /// origin.
  mutating func draw(_ nodes: [LayoutNode], in place: NodeIdentity?, at corner: Point) {
    let removals = presentation.removals(from: place)
    // A row that is scrolled back into the viewport while it leaves continues its current animation.
    let onTheirWay = Set(removals.compactMap(\.row))
    for node in nodes {
      if !removals.isEmpty { draw(removals) { $0 != nil && $0 == ViewPayload.of(node)?.place } }
      if !onTheirWay.isEmpty, let row = ViewPayload.row(of: node), onTheirWay.contains(row.key) { continue }
      draw(node, at: corner)
    }
    if !removals.isEmpty {
      let places = nodes.map { ViewPayload.of($0)?.place }
      draw(removals) { $0 == nil || !places.contains($0) }
    }
  }

  private mutating func draw(_ removals: [Removal], where isNext: (NodeIdentity?) -> Bool) {
    for removal in removals where isNext(removal.follower) {
      draw(removal.passage, around: Content(node: removal.node, corner: removal.corner))
    }
  }

  mutating func draw(_ node: LayoutNode, at corner: Point) {
    guard node.isPlaced else { return }
    if let passage = presentation.entrance(of: ViewPayload.of(node)?.place) {
      draw(passage, around: Content(node: node, corner: corner))
    } else {
      drawItself(node, at: corner)
    }
  }

  /// Draws the nodes of a transition, with `content` at its place inside them.
  private mutating func draw(_ passage: Passage, around content: Content) {
    let node = content.node
    let wanted = node.frame.offsetBy(content.corner)
    let frame = presentation.frame(of: ViewPayload.of(node)?.place, wanted: wanted)
    let outer = (space, self.content, isPassing)
    // A transition has its own coordinate space with the origin at the corner of its content.
    (space, self.content, isPassing) = (space + frame.origin, content, true)
    drawItself(passage.root, at: .zero)
    (space, self.content, isPassing) = outer
  }

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
    if let selection { return draw(selection, of: node, at: corner) }
    guard !isAfresh, !isPassing, node.children.count > 1, let payload = ViewPayload.of(node) else {
      return drawAnew(node, at: corner)
    }
    let sight = DrawnContent.Sight(corner: corner, space: space, window: window)
    if !node.needsDrawing, case .content(let known) = payload.drawn, known.sight == sight {
      return parts.append(.content(known))
    }
    var outer: [DrawnPart] = []
    let presentedBefore = presented.count
    swap(&outer, &parts)
    drawAnew(node, at: corner)
    swap(&outer, &parts)
    guard presented.count == presentedBefore else {
      // Presented layers have to be collected on every pass, so such content is not reused.
      payload.drawn = nil
      return parts += outer
    }
    let content = DrawnContent(outer, seen: sight)
    payload.drawn = .content(content)
    parts.append(.content(content))
  }

  private mutating func draw(_ selection: PageSelection, of node: LayoutNode, at corner: Point) {
    guard !selection.hidden.contains(ObjectIdentifier(node)) else { return }
    guard let part = selection.parts[ObjectIdentifier(node)] else { return drawAnew(node, at: corner) }
    var builder = PictureBuilder(inside: self)
    let clip = part.offsetBy(node.frame.origin + corner + space)
    guard let seen = window.intersection(clip) else { return }
    builder.window = seen
    builder.drawAnew(node, at: corner)
    count(builder)
    guard !builder.items.isEmpty else { return }
    append(.group(.init(builder.items, clip: .rect(clip))))
  }

  private mutating func drawAnew(_ node: LayoutNode, at corner: Point) {
    visits += 1
    // Content in a transition is drawn separately, and is drawn again after the transition.
    if !isAfresh, !isPassing { node.noteDrawn() }
    let payload = ViewPayload.of(node)
    let wanted = node.frame.offsetBy(corner)
    let frame = presentation.frame(of: payload?.place, wanted: wanted).offsetBy(space)
    let drawing = presentation.drawing(of: payload?.place, wanted: payload?.drawing ?? .none)
    let inner = Inner(node: node, corner: wanted.origin)
    switch drawing {
    case .none, .container: draw(inner)
    case .fill, .stroke, .text, .image, .stencil, .symbol: drawInk(of: node, drawing, frame)
    case .clip(let shape):
      drawGroup(of: inner) { $0.clip = shape.path(in: Rect(size: frame.size)).offsetBy(frame.origin) }
    case .opacity(let opacity): if opacity > 0 { drawGroup(of: inner) { $0.opacity = opacity } }
    case .shadow(let shadow): drawGroup(of: inner) { $0.shadow = shadow }
    case .transform(let effect): drawTransformed(inner.inSpace(payload), effect, frame)
    case .projection(let effect): drawProjected(inner.inSpace(payload), effect, frame)
    case .blend(let mode): drawGroup(of: inner) { $0.blendMode = mode }
    case .filter(let filter): drawFiltered(inner, filter, frame)
    case .filters(let filters): drawFiltered(inner, filters, frame)
    case .canvas(let canvas): draw(canvas, inner, frame)
    case .contained(let shape, let style):
      let path = shape.path(in: frame, inside: ContainerOutline(around: node))
      if !frame.isEmpty, style.opacity > 0, isSeen(frame) { append(style.fill(path, in: frame)) }
    case .mask: drawMasked(inner)
    case .border:
      draw(inner)
      drawInk(of: node, drawing, frame)
    case .scroll(let indicators, let ground): drawScroller(inner.inSpace(payload), indicators, ground, frame)
    case .content: drawContent(at: frame.origin)
    }
  }

  struct Inner {
    let node: LayoutNode
    var corner: Point

    func inSpace(_ payload: ViewPayload?) -> Inner { Inner(node: node, corner: payload?.spaceStart ?? corner) }
  }

  mutating func draw(_ inner: Inner) {
    let node = inner.node
    guard isTransformed || node.presentedLayers.isEmpty else {
      presented.append(Presented(node: node, corner: inner.corner, space: space))
      return draw([node.children[0]], in: ViewPayload.of(node)?.place, at: inner.corner)
    }
    draw(node.drawnChildren, in: ViewPayload.of(node)?.place, at: inner.corner)
  }

  /// Draws the content of a node with its own coordinate space at `origin`.
  mutating func draw(_ inner: Inner, at origin: Point) {
    let outer = space
    space = origin - inner.corner
    draw(inner)
    space = outer
  }

  mutating func drawGroup(of inner: Inner, effect: (inout Picture.Group) -> Void) {
    var group = Picture.Group([])
    effect(&group)
    var builder = PictureBuilder(inside: self)
    if let clip = group.clip {
      guard let seen = window.intersection(clip.bounds) else { return }
      builder.window = seen
    }
    if let filter = group.filter {
      // A filter such as a blur spreads content from outside into the window.
      builder.window = window.insetBy(dx: -filter.reach, dy: -filter.reach)
    }
    builder.draw(inner)
    count(builder)
    group.items = builder.items
    guard !group.items.isEmpty else { return }
    append(.group(group))
  }

  private mutating func draw(_ canvas: CanvasDrawing, _ inner: Inner, _ frame: Rect) {
    guard isSeen(frame), !frame.isEmpty else { return }
    draws += 1
    let symbols = zip(canvas.symbols, inner.node.children).map { id, child in
      var builder = PictureBuilder(inside: self)
      (builder.window, builder.space, builder.isTransformed) = (Rect(size: child.frame.size), .zero, true)
      builder.draw(child, at: .zero)
      count(builder)
      return CanvasSymbol(id: id, size: child.frame.size, items: builder.items)
    }
    var items = canvas.draw(frame.size, symbols)
    if canvas.isOpaque { items.insert(.fill(.init(.rect(Rect(size: frame.size)), .color(.black))), at: 0) }
    guard !items.isEmpty else { return }
    let place = AffineTransform(translationX: frame.minX, y: frame.minY)
    append(.group(.init(items, transform: place, clip: .rect(Rect(size: frame.size)))))
  }

  private func isSeen(_ rect: Rect) -> Bool {
    // Shadows and glyphs can extend beyond their frame.
    let reach = 64.0
    return rect.insetBy(dx: -reach, dy: -reach).intersects(window)
  }

  private mutating func drawInk(of node: LayoutNode, _ drawing: Drawing, _ frame: Rect) {
    let payload = ViewPayload.of(node)
    guard isSeen(frame) else {
      if !isAfresh { payload?.drawn = nil }
      return
    }
    // An animated drawing changes in every frame, so it is not worth keeping.
    let isLasting = !isAfresh && !presentation.moves(payload?.place)
    if isLasting, case .ink(let known) = payload?.drawn,
      known.holds(for: drawing, size: frame.size, proposal: node.proposal)
    {
      return append(known, at: frame.origin)
    }
    guard let ink = Ink(drawing, size: frame.size, proposal: node.proposal) else { return }
    draws += 1
    if isLasting { payload?.drawn = .ink(ink) }
    if let fade = presentation.fade(of: payload?.place) {
      let old = Ink(.text(fade.old.rule), size: fade.old.size, proposal: fade.old.proposal)
      let between = fade.items(
        from: old?.items(at: frame.origin) ?? [], to: ink.items(at: frame.origin), at: presentation.time)
      return between.forEach { append($0) }
    }
    if let exchange = presentation.exchange(of: payload?.place) {
      let between = exchange.items(of: ink.items(at: frame.origin), in: frame, at: presentation.time)
      return between.forEach { append($0) }
    }
    append(ink, at: frame.origin)
  }

  mutating func append(_ ink: Ink, at origin: Point) {
    for item in ink.items(at: origin) { append(item) }
  }

  mutating func append(_ item: Picture.Item) { parts.append(.item(item)) }

  mutating func count(_ builder: PictureBuilder) {
    draws += builder.draws
    visits += builder.visits
    presented += builder.presented
  }

  private mutating func drawScroller(
    _ inner: Inner, _ style: ScrollIndicatorStyle, _ ground: ResolvedStyle?, _ frame: Rect
  ) {
    guard let facts = ViewPayload.of(inner.node)?.scroll else { return }
    let viewport = facts.viewport(of: inner.node, shownIn: frame)
    guard let seen = window.intersection(viewport) else { return }
    var builder = PictureBuilder(inside: self)
    if style.clips { builder.window = seen }
    if let ground { builder.append(ground.fill(.rect(viewport), in: viewport)) }
    builder.draw(inner, at: frame.origin)
    builder.drawIndicators(facts, style, viewport)
    count(builder)
    let items = builder.items
    guard !items.isEmpty else { return }
    append(.group(style.clips ? .init(items, clip: .rect(viewport)) : .init(items)))
  }

  private mutating func drawIndicators(_ facts: ScrollFacts, _ style: ScrollIndicatorStyle, _ viewport: Rect) {
    // Paper has no indicators, whatever the view requests.
    guard let moving = facts.activity.indicator else { return }
    let count = items.count
    for axis in Axis.allCases where facts.axes.contains(axis) && !style.visibilities[axis].isHidden {
      let opacity = style.visibilities[axis] == .visible ? 1 : moving
      guard opacity > 0 else { continue }
      let bar = ScrollIndicator.frame(
        for: facts.geometry, offset: facts.offset, along: axis, mirrored: style.isMirrored,
        collapse: facts.collapse)
      guard let bar = bar?.offsetBy(viewport.origin) else { continue }
      let path = Path.roundedRect(bar, cornerRadius: ScrollIndicator.thickness / 2, style: .circular)
      var color = style.color
      color.alpha *= opacity
      append(.fill(.init(path, .color(color))))
    }
    if items.count > count { draws += 1 }
  }
}
