package import GalleyGeometry
package import GalleyLayout
package import GalleyPicture

/// Turns placed nodes into the items of a picture, at the presentation's current time.
///
/// Reuses the whole drawing of a node if neither its content nor its visible part changed. A node's own drawing,
/// without its children, is reused even if the node moves. Drawings of invisible nodes are released.
package struct PictureBuilder: NodePainter {
  var draws = 0
  private(set) var visits = 0
  private var parts: [DrawnPart] = []
  var window: Rect
  private let presentation: Presentation
  private let isAfresh: Bool
  /// The part of the content to draw; nil draws everything.
  private let selection: PageSelection?
  var space = Point.zero
  /// The content that is drawn at its position in the current transition.
  private var content: Content?
  private var isPassing = false
  private var presented: [Presented] = []
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

  /// Also draws nodes that are leaving the screen. `corner` is the origin of the node at `place`.
  mutating func draw(_ nodes: [LayoutNode], in place: NodeIdentity?, at corner: Point) {
    let removals = presentation.removals(from: place)
    // A row that is scrolled back into the viewport while it leaves continues its current animation.
    let removedRows = Set(removals.compactMap(\.row))
    for node in nodes {
      if !removals.isEmpty { draw(removals) { $0 != nil && $0 == ViewPayload.of(node)?.place } }
      if !removedRows.isEmpty, let row = ViewPayload.row(of: node), removedRows.contains(row.key) { continue }
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

  mutating func drawTransitionContent(at corner: Point) {
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
    let viewpoint = DrawnContent.Viewpoint(corner: corner, space: space, window: window)
    if !node.needsDrawing, case .content(let known) = payload.drawn, known.viewpoint == viewpoint {
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
    let content = DrawnContent(outer, seen: viewpoint)
    payload.drawn = .content(content)
    parts.append(.content(content))
  }

  private mutating func draw(_ selection: PageSelection, of node: LayoutNode, at corner: Point) {
    guard !selection.hidden.contains(ObjectIdentifier(node)) else { return }
    guard let part = selection.parts[ObjectIdentifier(node)] else { return drawAnew(node, at: corner) }
    let clip = part.offsetBy(node.frame.origin + corner + space)
    guard let seen = window.intersection(clip) else { return }
    let items = items(in: seen) { $0.drawAnew(node, at: corner) }
    if !items.isEmpty { append(.group(.init(items, clip: .rect(clip)))) }
  }

  private mutating func drawAnew(_ node: LayoutNode, at corner: Point) {
    visits += 1
    // Content in a transition is drawn separately, and is drawn again after the transition.
    if !isAfresh, !isPassing { node.noteDrawn() }
    let payload = ViewPayload.of(node)
    let wanted = node.frame.offsetBy(corner)
    let frame = presentation.frame(of: payload?.place, wanted: wanted).offsetBy(space)
    let drawn = DrawnNode(node: node, frame: frame, corner: wanted.origin)
    guard let drawing = presentation.drawing(of: payload?.place, wanted: payload?.drawing) else {
      return drawChildren(of: drawn)
    }
    drawing.draw(drawn, with: &self)
  }

  mutating func drawChildren(of drawn: DrawnNode) {
    let node = drawn.node
    guard isTransformed || node.presentedLayers.isEmpty else {
      presented.append(Presented(node: node, corner: drawn.corner, space: space))
      return draw([node.children[0]], in: ViewPayload.of(node)?.place, at: drawn.corner)
    }
    draw(node.drawnChildren, in: ViewPayload.of(node)?.place, at: drawn.corner)
  }

  mutating func drawChildren(of drawn: DrawnNode, at origin: Point) {
    let outer = space
    space = origin - drawn.corner
    drawChildren(of: drawn)
    space = outer
  }

  mutating func items(in window: Rect, _ draw: (inout PictureBuilder) -> Void) -> [Picture.Item] {
    var builder = PictureBuilder(inside: self)
    builder.window = window
    draw(&builder)
    draws += builder.draws
    visits += builder.visits
    presented += builder.presented
    return builder.items
  }

  func isSeen(_ frame: Rect) -> Bool {
    // Shadows and glyphs can extend beyond their frame.
    let reach = 64.0
    return frame.insetBy(dx: -reach, dy: -reach).intersects(window)
  }

  mutating func drawInk(of drawn: DrawnNode, _ drawing: some InkDrawing) {
    let (node, frame) = (drawn.node, drawn.frame)
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
    let ink = Ink(drawing, size: frame.size, proposal: node.proposal)
    draws += 1
    if isLasting { payload?.drawn = .ink(ink) }
    if let fade = presentation.fade(of: payload?.place) {
      let old = Ink(fade.old.rule, size: fade.old.size, proposal: fade.old.proposal)
      let between = fade.items(
        from: old.items(at: frame.origin), to: ink.items(at: frame.origin), at: presentation.time)
      return between.forEach { append($0) }
    }
    if let exchange = presentation.exchange(of: payload?.place) {
      let between = exchange.items(of: ink.items(at: frame.origin), in: frame, at: presentation.time)
      return between.forEach { append($0) }
    }
    append(ink, at: frame.origin)
  }

  private mutating func append(_ ink: Ink, at origin: Point) {
    for item in ink.items(at: origin) { append(item) }
  }

  mutating func append(_ item: Picture.Item) { parts.append(.item(item)) }
}
