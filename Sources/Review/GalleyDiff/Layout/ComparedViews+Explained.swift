import GalleyGeometry
import GalleySnapshot

extension ComparedViews {
  mutating func explainPlace(of pair: ViewPair, _ inner: ViewEnclosure) {
    guard leavesMargins, drift(pair) != .zero else { return }
    if pair.old.paintsItself || pair.new.paintsItself {
      explain(ink(pair.old.frame, inner).intersection(inner.old), inner.node)
      explain(ink(pair.new.frame, inner).intersection(inner.new), inner.node)
    } else if pair.old.clips || pair.new.clips {
      explainEdges(pair, inner)
    }
  }

  mutating func explain(_ window: PixelWindow, _ node: Int?) {
    if leavesMargins, !window.isEmpty { explained.append(Explained(window: window, node: node)) }
  }

  func explained(in area: PixelWindow, except nodes: Set<Int>) -> [PixelWindow] {
    explained.filter { place in place.node.map { !nodes.contains($0) } ?? true }
      .map { $0.window.intersection(area) }.filter { !$0.isEmpty }
  }

  private mutating func explainEdges(_ pair: ViewPair, _ inner: ViewEnclosure) {
    let frames = (pair.old.scroll?.viewport ?? pair.old.frame, pair.new.scroll?.viewport ?? pair.new.frame)
    let windows = (
      PixelRect(around: frames.0, scale: scale).intersection(inner.old),
      PixelRect(around: frames.1, scale: scale).intersection(inner.new)
    )
    let corners =
      pair.old.corners.map { PixelRect(around: $0, scale: scale).intersection(inner.old) }
      + pair.new.corners.map { PixelRect(around: $0, scale: scale).intersection(inner.new) }
    for window in windows.0.parts(outside: windows.1) + windows.1.parts(outside: windows.0) + corners {
      explain(window, inner.node)
    }
  }

  func path(to node: Int, in pair: ViewPair) -> [ViewPair] {
    var steps: [Int] = []
    var place = node
    while let outer = nodes[place].outer {
      steps.append(nodes[place].child)
      place = outer
    }
    var path = [pair]
    for step in steps.reversed() {
      guard case .both(let inner)? = path.last?.children[step] else { break }
      path.append(inner)
    }
    return path
  }

  func common(_ first: Int, _ second: Int) -> Int {
    var (one, other) = (first, second)
    // A view always has a greater index than its container.
    while one != other {
      if one > other { one = nodes[one].outer ?? other } else { other = nodes[other].outer ?? one }
    }
    return one
  }
}

extension ViewPair {
  var indicatesOtherwise: Bool {
    old.scroll != new.scroll || old.children.map(\.frame.size) != new.children.map(\.frame.size)
  }
}

extension InspectedView {
  fileprivate var corners: [Rect] {
    let side = min(1.6 * roundness, frame.width / 2, frame.height / 2)
    guard side > 0 else { return [] }
    return [frame.minY, frame.maxY - side].flatMap { y in
      [frame.minX, frame.maxX - side].map { Rect(x: $0, y: y, width: side, height: side) }
    }
  }
}

extension PixelRect {
  func contains(_ x: Int, _ y: Int) -> Bool { x >= self.x && y >= self.y && x < maxX && y < maxY }

  fileprivate func parts(outside other: PixelRect) -> [PixelRect] {
    let shared = intersection(other)
    guard !shared.isEmpty else { return [self] }
    return [
      PixelRect(x: x, y: y, width: width, height: shared.y - y),
      PixelRect(x: x, y: shared.maxY, width: width, height: maxY - shared.maxY),
      PixelRect(x: x, y: shared.y, width: shared.x - x, height: shared.height),
      PixelRect(x: shared.maxX, y: shared.y, width: maxX - shared.maxX, height: shared.height),
    ].filter { !$0.isEmpty }
  }
}
