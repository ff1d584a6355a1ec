import GalleyGeometry
import GalleyLayout
import GalleyText

package struct PageContent {
  package fileprivate(set) var blocks: [PageBlock] = []
  package fileprivate(set) var containers: [Container] = []
  package fileprivate(set) var empty: [PageBlock.Key] = []
  /// Rows are rotated, scaled or projected together with their container.
  package fileprivate(set) var isTransformed = false

  package struct Container {
    package let key: PageBlock.Key
    package let count: Int
    private let lazy: LazyContainer

    fileprivate init(_ key: PageBlock.Key, _ lazy: LazyContainer) {
      self.key = key
      self.lazy = lazy
      count = lazy.rows.count
    }

    package func showsRow(_ index: Int) -> Bool { (lazy.frame(ofRow: index)?.height ?? 0) > 0 }

    package func name(ofRow index: Int) -> String {
      let row = ViewPayload.row(of: lazy.builtRow(index))
      return row?.id.map { "the row '\($0.base)'" } ?? "the row at \(row?.number ?? index)"
    }
  }
}

extension PageContent {
  struct Collector {
    private(set) var content = PageContent()
    private(set) var split: Set<PageBlock.Key>
    /// The available height, in points; taller blocks are divided.
    private let space: Double

    init(space: Double, split: Set<PageBlock.Key>) {
      self.space = space
      self.split = split
    }

    /// If there is no lazy container, collects the node itself.
    mutating func collect(_ node: LayoutNode, through outer: AffineTransform, at key: PageBlock.Key) {
      guard node.isPlaced else { return }
      let inner = node.toParent.followed(by: outer)
      if let lazy = LazyContainer(node), lazy.isVertical {
        collectRows(of: node, lazy, through: inner, at: key)
      } else if Collector.containsRows(node) {
        for (index, child) in node.blockChildren { collect(child, through: inner, at: key + [index]) }
      } else {
        add(node, through: outer, at: key)
      }
    }

    private mutating func collectRows(
      of node: LayoutNode, _ lazy: LazyContainer, through inner: AffineTransform, at key: PageBlock.Key
    ) {
      content.containers.append(Container(key, lazy))
      if !inner.isTranslation { content.isTransformed = true }
      if lazy.rows.count == 0 { content.empty.append(key) }
      let sections = lazy.rows.sections
      for (index, child) in zip(lazy.rows.placed, node.children) where child.isPlaced {
        if Collector.containsRows(child) {
          collect(child, through: inner, at: key + [index])
          continue
        }
        let section = sections.section(ofRow: index).map { sections.sections[$0] }
        let role: PageBlock.Role =
          section?.header.contains(index) == true ? .header : section?.footer.contains(index) == true ? .footer : .row
        let own = role == .row || lazy.rows.isEstimating ? nil : lazy.frame(ofRow: index)
        let isPinned = own.map { abs($0.minY - child.frame.minY) > 0.01 } ?? false
        add(child, through: inner, at: key + [index], role: role, isPinned: isPinned)
      }
    }

    private static func containsRows(_ node: LayoutNode) -> Bool {
      if ViewPayload.of(node)?.scroll != nil { return false }
      if let lazy = LazyContainer(node), lazy.isVertical { return true }
      return node.children.contains { $0.isPlaced && containsRows($0) }
    }

    private mutating func add(
      _ node: LayoutNode, through outer: AffineTransform, at key: PageBlock.Key, role: PageBlock.Role = .row,
      isPinned: Bool = false, row: ViewPayload.Row? = nil, whole: PageBlock.Whole? = nil
    ) {
      let frame = outer(node.frame)
      let row = ViewPayload.row(of: node) ?? row
      guard frame.height > 0, frame.width > 0, node.hasInk else {
        content.empty.append(key)
        return
      }
      let isTall = frame.height > space || split.contains(key)
      let outermost = whole ?? PageBlock.Whole(node: node, frame: frame)
      if isTall, !isPinned, addParts(of: node, through: outer, at: key, row: row, whole: outermost) {
        split.insert(key)
      } else {
        content.blocks.append(
          PageBlock(
            key: key, frame: frame, role: role, isPinned: isPinned, node: node, part: nil, whole: whole, row: row))
      }
    }

    private mutating func addParts(
      of node: LayoutNode, through outer: AffineTransform, at key: PageBlock.Key, row: ViewPayload.Row?,
      whole: PageBlock.Whole
    ) -> Bool {
      let before = content.blocks.count
      let drawing = ViewPayload.of(node)?.drawing
      if let rule = drawing?.textRule {
        addLines(of: node, rule, through: outer, at: key, row: row, whole: whole)
      } else if drawing?.isDivisible != false {
        let inner = node.toParent.followed(by: outer)
        for (index, child) in node.blockChildren where !child.isGround(tallerThan: space) {
          add(child, through: inner, at: key + [index], row: row, whole: whole)
        }
      }
      return content.blocks.count > before
    }

    private mutating func addLines(
      of node: LayoutNode, _ rule: TextRule, through outer: AffineTransform, at key: PageBlock.Key,
      row: ViewPayload.Row?, whole: PageBlock.Whole
    ) {
      let lines = rule.layout(for: node.proposal).lines
      guard lines.count > 1 else { return }
      let inner = node.toParent.followed(by: outer)
      for (index, line) in lines.enumerated() {
        // Each line extends to the start of the next one, so the space between lines is kept.
        let end = index + 1 < lines.count ? lines[index + 1].y : max(node.frame.height, line.y + line.height)
        let part = Rect(x: 0, y: line.y, width: node.frame.width, height: end - line.y)
        content.blocks.append(
          PageBlock(
            key: key + [index], frame: inner(part), role: .row, isPinned: false, node: node, part: part, whole: whole,
            row: row))
      }
    }
  }
}

extension LazyContainer {
  fileprivate var isVertical: Bool { axis == .vertical }
}

extension LayoutNode {
  /// The children without backgrounds.
  fileprivate var blockChildren: [(Int, LayoutNode)] {
    let all = children.enumerated().map { ($0.offset, $0.element) }
    let primary = (rule as? LayeredRule)?.primary
    return all.filter { $0.1.isPlaced && ($0.0 >= primary ?? 0) }
  }

  fileprivate var hasInk: Bool {
    guard isPlaced else { return false }
    return ViewPayload.of(self)?.drawing?.hasInk == true || children.contains(where: \.hasInk)
  }

  fileprivate func isGround(tallerThan space: Double) -> Bool {
    frame.height > space && ViewPayload.of(self)?.drawing is FillDrawing
  }
}
