import GalleyLayout

class DeferredContent {
  weak var node: LayoutNode?

  func settle(in tree: LaidOutTree) -> Bool { false }

  final func show(_ child: LayoutNode) {
    guard let node, node.children.first !== child || node.children.count != 1 else { return }
    node.replaceChildren([child])
    node.invalidateUp()
  }
}

final class DeferredContents: TreeValue {
  private var contents: [WeakContent] = []

  init(in graph: ViewGraph) {}

  private struct WeakContent {
    weak var content: DeferredContent?
  }

  func add(_ content: DeferredContent) { contents.append(WeakContent(content: content)) }

  func settle(in root: LayoutNode) -> Bool {
    guard !contents.isEmpty else { return false }
    contents.removeAll { $0.content == nil }
    let tree = LaidOutTree(root)
    var isChanged = false
    for content in contents.compactMap(\.content) where content.node?.isPlaced ?? false {
      if content.settle(in: tree) { isChanged = true }
    }
    return isChanged
  }
}

final class LaidOutTree {
  private let root: LayoutNode
  private var scrollers: [AnyHashable: PlacedScroller?] = [:]

  init(_ root: LayoutNode) { self.root = root }

  func scroller(_ name: AnyHashable) -> PlacedScroller? {
    if let known = scrollers[name] { return known }
    let found = PlacedScroller(called: name, in: root)
    scrollers[name] = .some(found)
    return found
  }
}

extension BuildContext {
  var deferred: DeferredContents { self[DeferredContents.self] }
}
