package import GalleyGeometry
import GalleyLayout
import GalleyPicture

struct TapSearch {
  enum Finding {
    case nothing
    case something
    case targets([TouchedTarget])
  }

  /// `point` is in the coordinates of the node's parent. Views in front are tested first.
  func finding(at point: Point, in node: LayoutNode) -> Finding {
    guard node.isPlaced else { return .nothing }
    let payload = ViewPayload.of(node)
    let frame = node.frame
    let drawing = payload?.drawing
    let isHeld = (payload?.attachment as? HitArea)?.holds(point, in: frame)
    if isHeld == false { return .nothing }
    if drawing?.isClipping == true, !frame.contains(point) { return .nothing }
    // A view that is flattened to a line or point cannot be touched.
    guard let inner = node.toParent.inverse.map({ $0(point) }) else { return .nothing }
    var found = Finding.nothing
    let layers = node.presentedLayers
    for child in layers.isEmpty ? node.drawnChildren.reversed() : [node.children[0]] {
      found = finding(at: inner, in: child)
      if case .nothing = found { continue }
      break
    }
    if let target = rowTarget(of: node, touchedAt: point, where: found) {
      found = .targets([TouchedTarget(target: target, location: point - frame.origin)])
    }
    if case .targets(let inside) = found {
      guard let target = payload?.attachment as? TapTarget else { return found }
      let own = TouchedTarget(target: target, location: point - frame.origin)
      return .targets(target.takesInnerTouches ? inside + [own] : [own])
    }
    if case .nothing = found, isHeld ?? (frame.contains(point) && drawing?.isTouchable == true) { found = .something }
    guard let target = payload?.attachment as? TapTarget else { return found }
    let own = [TouchedTarget(target: target, location: point - frame.origin)]
    if case .something = found { return .targets(own) }
    return target.coversFrame && frame.contains(point) ? .targets(own) : found
  }

  /// Returns the target of a list row that was touched outside its targets, if the row contains exactly one target.
  private func rowTarget(of node: LayoutNode, touchedAt point: Point, where found: Finding) -> TapTarget? {
    if case .targets = found { return nil }
    guard let row = node.rule as? ListRowRule else { return nil }
    guard row.card(in: node.frame.size).offsetBy(node.frame.origin).contains(point) else { return nil }
    let targets = rowTargets(in: node)
    return targets.count == 1 ? targets[0] : nil
  }

  private func rowTargets(in node: LayoutNode) -> [TapTarget] {
    guard node.isPlaced, !node.isUntouchable else { return [] }
    if let target = ViewPayload.of(node)?.attachment as? TapTarget, target.fillsRow { return [target] }
    return node.children.flatMap(rowTargets)
  }

  /// Returns the first target inside the view with this identity, followed by the targets around it, innermost first.
  /// If no view has this identity, searches the parts of controls.
  func targets(ofID id: String, in node: LayoutNode) -> [TouchedTarget] {
    let isPart = { (own: AnyHashable) in (own.base as? PartID)?.name == id }
    let found = targets(in: node, around: []) { !($0.base is PartID) && "\($0.base)" == id }
    return found.isEmpty ? targets(in: node, around: [], where: isPart) : found
  }

  private func targets(
    in node: LayoutNode, around: [TouchedTarget], where isNamed: (AnyHashable) -> Bool
  ) -> [TouchedTarget] {
    guard node.isPlaced, !node.isUntouchable else { return [] }
    let payload = ViewPayload.of(node)
    let chain = self.chain(around, node)
    if let own = payload?.id, isNamed(own) {
      return first(in: node, around: around, outside: around.count) ?? chain
    }
    for child in node.children {
      let found = targets(in: child, around: chain, where: isNamed)
      if !found.isEmpty { return found }
    }
    return []
  }

  private func first(in node: LayoutNode, around: [TouchedTarget], outside: Int) -> [TouchedTarget]? {
    guard node.isPlaced, !node.isUntouchable else { return nil }
    let chain = self.chain(around, node)
    let inner = first(inside: node, around: chain, outside: outside)
    return chain.count > around.count ? inner ?? chain : inner
  }

  private func first(inside node: LayoutNode, around chain: [TouchedTarget], outside: Int) -> [TouchedTarget]? {
    // A target handles touches for its content, except a gesture target, which only surrounds other targets.
    guard chain.count <= outside || chain.first?.target.isGesture ?? true else { return nil }
    return node.children.firstAnswer { first(in: $0, around: chain, outside: outside) }
  }

  private func chain(_ around: [TouchedTarget], _ node: LayoutNode) -> [TouchedTarget] {
    guard let target = ViewPayload.of(node)?.attachment as? TapTarget else { return around }
    let middle = Point(x: node.frame.width / 2, y: node.frame.height / 2)
    return [TouchedTarget(target: target, location: middle)] + around
  }
}

struct TouchedTarget {
  let target: TapTarget
  /// The location in points, from the target's top left corner.
  let location: Point
}

extension LayoutNode {
  var isUntouchable: Bool {
    guard let area = ViewPayload.of(self)?.attachment as? HitArea, case .nowhere = area.extent else { return false }
    return true
  }
}

extension ViewTree {
  func targets(ofID id: String) -> [TouchedTarget] { TapSearch().targets(ofID: id, in: root) }

  func targets(at point: Point) -> [TouchedTarget] {
    let search = TapSearch()
    for (sheet, toCanvas) in root.presentedSheets().reversed() {
      guard let inner = toCanvas.inverse?(point) else { continue }
      for layer in sheet.presentedLayers.reversed() {
        switch search.finding(at: inner, in: layer) {
        case .targets(let targets): return targets
        case .something: return []
        case .nothing: continue
        }
      }
    }
    guard case .targets(let targets) = search.finding(at: point, in: root) else { return [] }
    return targets
  }

  package func tap(id: String) -> Bool { tap(targets(ofID: id), at: nil) }

  package func tap(at point: Point) -> Bool { tap(targets(at: point), at: point) }

  private func tap(_ targets: [TouchedTarget], at point: Point?) -> Bool {
    // A tap is too short for a control to appear pressed.
    let touch = TreeTouch(
      on: targets, at: point ?? targets.first?.location ?? .zero, in: context.graph, isShown: false)
    return touch?.lift() ?? false
  }

  package func press(id: String, _ isPressed: Bool) -> Bool {
    guard let target = targets(ofID: id).first?.target, target.isActive, let press = target.onPress else {
      return false
    }
    context.graph.act(of: target.scope) { press(isPressed) }
    return true
  }
}
