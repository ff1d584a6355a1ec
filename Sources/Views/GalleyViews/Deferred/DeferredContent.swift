import GalleyLayout

class DeferredContent {
  weak var node: LayoutNode?

  /// Updates the content for `tree`.
  /// - Returns: Whether it changed.
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

  /// Updates the content after a layout.
  /// - Returns: Whether any of it changed, so another layout is necessary.
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

/// A tree after layout, with cached access to its scrollers.
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
