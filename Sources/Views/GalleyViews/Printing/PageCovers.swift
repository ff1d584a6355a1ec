package import GalleyGeometry
import GalleyLayout
import GalleyPicture

/// Bars, headers, overlays and sheets over a scroll view.
package struct PageCovers {
  package struct Cover {
    /// The frame, in points on the canvas.
    package let frame: Rect
    package let name: String

    package init(frame: Rect, name: String) {
      self.frame = frame
      self.name = name
    }
  }

  package private(set) var covers: [Cover] = []
  private let scroller: LayoutNode
  private var isPast = false
  private var presented: [(layers: [LayoutNode], toCanvas: AffineTransform)] = []

  package init(over scroller: PageScroller, in tree: ViewTree) {
    self.scroller = scroller.node
    let canvas = ClipState(clip: Rect(size: tree.size), opacity: 1)
    visit(tree.root, through: .identity, canvas)
    while !presented.isEmpty {
      let next = presented.removeFirst()
      for layer in next.layers { visit(layer, through: next.toCanvas, canvas) }
    }
  }

  private struct ClipState {
    var clip: Rect
    var opacity: Double
  }

  /// Fainter views, such as the dimming layer of a sheet, leave the content legible.
  private static let minimumOpacity = 0.5

  private mutating func visit(_ node: LayoutNode, through outer: AffineTransform, _ state: ClipState) {
    guard node.isPlaced else { return }
    guard node !== scroller else {
      isPast = true
      return
    }
    let inner = node.toParent.followed(by: outer)
    var state = state
    var children = node.drawnChildren
    if let drawing = ViewPayload.of(node)?.drawing {
      cover(node, through: outer, state, opacity: drawing.coverage)
      state.opacity *= drawing.contentOpacity
      if let clip = drawing.clip(of: node, through: outer) { state.clip = state.clip.intersection(clip) ?? .zero }
      if drawing is MaskDrawing { children = Array(children.prefix(1)) }
    }
    if !node.presentedLayers.isEmpty {
      presented.append((Array(node.presentedLayers), inner))
      children = Array(node.children.prefix(1))
    }
    for child in children { visit(child, through: inner, state) }
  }

  private mutating func cover(_ node: LayoutNode, through outer: AffineTransform, _ state: ClipState, opacity: Double) {
    guard isPast, state.opacity * opacity >= Self.minimumOpacity,
      let frame = outer(node.frame).intersection(state.clip), !frame.isEmpty
    else { return }
    let payload = ViewPayload.of(node)
    var name = "a \(payload?.kind ?? "view")"
    if let rule = payload?.drawing?.textRule { name = "the text '\(rule.words)'" }
    covers.append(Cover(frame: frame, name: name))
  }
}

extension ViewTree {
  /// Describes the first text or image beyond the upper or lower edge of the canvas.
  package var contentBeyondCanvas: String? { ViewTree.beyond(size.height, root, through: .identity) }

  private static func beyond(_ height: Double, _ node: LayoutNode, through outer: AffineTransform) -> String? {
    guard node.isPlaced else { return nil }
    let payload = ViewPayload.of(node)
    // Scrolling and clipped content is hidden on purpose.
    if payload?.scroll != nil { return nil }
    let frame = outer(node.frame)
    let isBeyond = frame.minY < -0.5 || frame.maxY > height + 0.5
    let drawing = payload?.drawing
    if drawing?.isClipping == true || drawing is MaskDrawing { return nil }
    if let name = drawing?.contentName { return isBeyond ? name : nil }
    let inner = node.toParent.followed(by: outer)
    return node.children.firstAnswer { beyond(height, $0, through: inner) }
  }
}
