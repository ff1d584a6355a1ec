import GalleyGeometry
import GalleyLayout

enum ScrollTargetRole {
  case layout
  case target
  case none
}

struct ScrollTargetFrames {
  private var groups: [Group] = []

  private struct Group {
    let first: Int
    let count: Int
    let frame: (Int) -> Rect?
  }

  /// Frames are relative to the content and mirrored in `size` in right-to-left layout.
  init(in content: LayoutNode, isRightToLeft: Bool, size: Size) {
    // The content's own origin reflects the current scroll offset, so it is subtracted.
    collect(in: content, at: .zero - content.frame.origin) { $0.reading(isRightToLeft, in: size) }
  }

  private var count: Int { groups.last.map { $0.first + $0.count } ?? 0 }

  private mutating func add(_ count: Int, _ frame: @escaping (Int) -> Rect?) {
    if count > 0 { groups.append(Group(first: self.count, count: count, frame: frame)) }
  }

  private mutating func collect(in node: LayoutNode, at origin: Point, _ reading: @escaping (Rect) -> Rect) {
    switch ViewPayload.of(node)?.targetRole {
    case Optional.none: break
    case .some(.none): return
    case .layout: return addViews(of: node, at: origin, reading)
    case .target:
      let frame = reading(node.frame.offsetBy(origin))
      return add(1) { _ in frame }
    }
    let inner = node.frame.offsetBy(origin).origin
    // Marks inside rows that are not built are unknown, and such rows have never been visible.
    for child in node.children where child.isPlaced { collect(in: child, at: inner, reading) }
  }

  private mutating func addViews(of node: LayoutNode, at origin: Point, _ reading: @escaping (Rect) -> Rect) {
    let inner = node.frame.offsetBy(origin).origin
    if let list = LazyContainer(node) {
      return add(list.rows.count) { list.frame(ofRow: $0).map { reading($0.offsetBy(inner)) } }
    }
    if let child = node.shownThrough {
      return addViews(of: child, at: inner, reading)
    }
    let frames = node.children.filter(\.isPlaced).map { reading($0.frame.offsetBy(inner)) }
    add(frames.count) { frames[$0] }
  }

  func start(of index: Int, along axis: Axis) -> Double? {
    let index = min(max(index, 0), count - 1)
    guard let group = groups.last(where: { $0.first <= index }) else { return nil }
    return group.frame(index - group.first)?.origin[axis]
  }

  func nearest(to offset: Double, along axis: Axis) -> Int? {
    let near = groups.flatMap { group in
      candidates(of: group, near: offset, along: axis).map { group.first + $0 }
    }
    func distance(_ index: Int) -> Double { start(of: index, along: axis).map { abs($0 - offset) } ?? .infinity }
    return near.min { distance($0) < distance($1) }
  }

  private func candidates(of group: Group, near offset: Double, along axis: Axis) -> [Int] {
    var (low, high) = (0, group.count)
    while low < high {
      let middle = (low + high) / 2
      if group.frame(middle)?.origin[axis] ?? 0 <= offset { low = middle + 1 } else { high = middle }
    }
    return [low - 1, low].filter { 0..<group.count ~= $0 }
  }
}

extension View {
  public func scrollTargetLayout(isEnabled: Bool = true) -> some View {
    ScrollTargetMark(content: self, role: isEnabled ? .layout : nil)
  }

  /// If disabled, neither the view nor its content is a target.
  public func scrollTarget(isEnabled: Bool = true) -> some View {
    ScrollTargetMark(content: self, role: isEnabled ? .target : ScrollTargetRole.none)
  }
}

private struct ScrollTargetMark<Content: View>: View {
  typealias Body = Never

  let content: Content
  let role: ScrollTargetRole?

  func _build(into builder: inout NodeBuilder) {
    guard let role else { return content._build(into: &builder) }
    let outer = builder
    builder.modify(content._build(into:)) { child in
      // A node that an inner scope rebuilds would lose the role or keep it too long, so such a node is wrapped.
      let isOwn = ViewPayload.of(child).map { $0.owner == nil } ?? false
      let node = isOwn ? child : outer.node(PassThroughRule(), [child], kind: "scrollTarget")
      ViewPayload.of(node)?.targetRole = role
      return node
    }
  }
}

extension ViewPayload {
  var targetRole: ScrollTargetRole? {
    get { self[ScrollTargetRoleKey.self] }
    set { self[ScrollTargetRoleKey.self] = newValue }
  }
}

private enum ScrollTargetRoleKey: NodeValueKey {
  typealias Value = ScrollTargetRole
}
