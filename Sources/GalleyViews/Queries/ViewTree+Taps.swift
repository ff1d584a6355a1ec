package import GalleyGeometry
import GalleyLayout
import GalleyPicture

/// Finds what a tap means.
struct TapSearch {
  /// What lies under a finger.
  enum Finding {
    /// Nothing that can be touched.
    case nothing
    /// Something that does not answer; what is around it may.
    case something
    /// Something that answers; nil where it is disabled.
    case target(TapTarget)
  }

  /// What lies at `point` of its parent in `node`; what is in front comes first.
  func finding(at point: Point, in node: LayoutNode) -> Finding {
    guard node.isPlaced else { return .nothing }
    let payload = ViewPayload.of(node)
    let frame = node.frame
    let drawing = payload?.drawing ?? .none
    let isHeld = (payload?.attachment as? HitArea)?.holds(point, in: frame)
    if isHeld == false { return .nothing }
    if drawing.holdsTouches, !frame.contains(point) { return .nothing }
    // Of what is drawn as a line or a point, nothing can be touched.
    guard let inner = node.toParent.inverse.map({ $0(point) }) else { return .nothing }
    var found = Finding.nothing
    // What lies over the whole screen was asked before.
    let layers = node.presentedLayers
    for child in layers.isEmpty ? node.drawnChildren.reversed() : [node.children[0]] {
      found = finding(at: inner, in: child)
      if case .nothing = found { continue }
      break
    }
    if case .target = found { return found }
    if case .nothing = found, isHeld ?? (frame.contains(point) && drawing.isTouchable) { found = .something }
    guard let target = payload?.attachment as? TapTarget else { return found }
    if case .something = found { return .target(target) }
    return target.coversFrame && frame.contains(point) ? .target(target) : found
  }

  /// The target that a tap on the view `id` in `node` means: the first inside it, else the nearest around it.
  func target(ofID id: String, in node: LayoutNode, around: TapTarget? = nil) -> TapTarget? {
    guard node.isPlaced, !node.isUntouchable else { return nil }
    let payload = ViewPayload.of(node)
    let nearest = payload?.attachment as? TapTarget ?? around
    if let own = payload?.id, "\(own.base)" == id { return first(in: node) ?? nearest }
    for child in node.children {
      if let found = target(ofID: id, in: child, around: nearest) { return found }
    }
    return nil
  }

  private func first(in node: LayoutNode) -> TapTarget? {
    guard node.isPlaced, !node.isUntouchable else { return nil }
    if let target = ViewPayload.of(node)?.attachment as? TapTarget { return target }
    return node.children.lazy.compactMap(first).first
  }
}

extension LayoutNode {
  /// Whether nothing in the node can be touched.
  fileprivate var isUntouchable: Bool {
    guard let area = ViewPayload.of(self)?.attachment as? HitArea, case .nowhere = area.extent else { return false }
    return true
  }
}

extension Drawing {
  /// Whether what is drawn can be touched.
  fileprivate var isTouchable: Bool {
    switch self {
    case .fill(_, .color(let color)): color.alpha > 0
    case .fill, .stroke, .text, .image, .stencil, .symbol, .canvas, .contained: true
    case .none, .clip, .opacity, .shadow, .transform, .blend, .mask, .border, .scroll, .content, .filter, .container:
      false
    }
  }

  /// Whether what lies outside the frame cannot be touched.
  fileprivate var holdsTouches: Bool {
    switch self {
    case .clip, .scroll: true
    default: false
    }
  }
}

extension ViewTree {
  /// Taps the view `id`, and answers whether anything there, inside or around can be tapped.
  package func tap(id: String) -> Bool { touch(TapSearch().target(ofID: id, in: root)) }

  /// Taps `point` of the canvas, and answers whether anything there can be tapped.
  package func tap(at point: Point) -> Bool {
    let search = TapSearch()
    for (sheet, toCanvas) in root.presentedSheets().reversed() {
      guard let inner = toCanvas.inverse?(point) else { continue }
      for layer in sheet.presentedLayers.reversed() {
        switch search.finding(at: inner, in: layer) {
        case .target(let target): return touch(target)
        case .something: return false
        case .nothing: continue
        }
      }
    }
    guard case .target(let target) = search.finding(at: point, in: root) else { return false }
    return touch(target)
  }

  /// Puts a finger on the view `id`, or takes it away; answers whether anything there shows that.
  package func press(id: String, _ isPressed: Bool) -> Bool {
    guard let target = TapSearch().target(ofID: id, in: root), target.action != nil, let press = target.onPress else {
      return false
    }
    context.graph.act(of: target.scope) { press(isPressed) }
    return true
  }

  private func touch(_ target: TapTarget?) -> Bool {
    guard let action = target?.action else { return false }
    context.graph.act(of: target?.scope, action)
    return true
  }
}
