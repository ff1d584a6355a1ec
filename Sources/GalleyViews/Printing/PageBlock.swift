package import GalleyGeometry
import GalleyLayout
import GalleyText

/// A part of a scroller's content that a page shows whole: a row, a cell, a header, or a part of a row taller than a page.
package struct PageBlock {
  /// Where the block stands in the content: the same for every offset of the scroller.
  package typealias Key = [Int]

  /// What a block is to its section.
  package enum Role: String, Hashable, Sendable {
    case header
    case footer
    case row
  }

  /// Where the block stands in the content.
  package let key: Key
  /// Where it lies on the canvas, in points.
  package let frame: Rect
  /// What it is to its section.
  package let role: Role
  /// Whether it is pinned away from its own place, and so covers rows.
  package let isPinned: Bool
  /// The node that draws it.
  let node: LayoutNode
  /// The part of the node that it is, from the node's corner; nil for all of it.
  let part: Rect?
  /// What is taller than a page and was taken apart, of which the block is a part; nil for what was not.
  let whole: Whole?
  /// What the row is called, where it has an identity or a number.
  let row: ViewPayload.Row?

  /// What was taken apart.
  struct Whole {
    let node: LayoutNode
    /// Where it lies on the canvas, in points.
    let frame: Rect
  }

  /// The first text in it that has a letter; empty where there is none.
  package var title: String { PageBlock.title(of: node) }

  /// What the block is called in a sentence.
  package var name: String {
    if let id = row?.id { return "the row '\(id.base)'" }
    if let number = row?.number { return "the row at \(number)" }
    let title = title
    return title.isEmpty ? "a view of the kind \(ViewPayload.of(node)?.kind ?? "view")" : "'\(title)'"
  }

  /// Emoji and symbols beside a text are no name.
  private static func title(of node: LayoutNode) -> String {
    guard node.isPlaced else { return "" }
    if case .text(let rule)? = ViewPayload.of(node)?.drawing {
      let lines = rule.layout(for: node.proposal).lines
      if let line = lines.first(where: { $0.text.contains(where: \.isLetter) }) { return line.text }
    }
    return node.children.lazy.map { title(of: $0) }.first { !$0.isEmpty } ?? ""
  }
}

/// What a page shows of a scroller's content; all else of it is left out.
package struct PageSelection {
  /// The nodes that are not drawn.
  private(set) var hidden: Set<ObjectIdentifier> = []
  /// The parts of nodes that are drawn, from the nodes' corners.
  private(set) var parts: [ObjectIdentifier: Rect] = [:]

  /// Of `blocks`, those that are pinned or for which `extent` answers more than nil, each as far as it says: from and
  /// to so many points below the block's upper edge.
  ///
  /// What surrounds parts of something taller than a page is drawn in `window`, in points on the canvas.
  package init(
    of blocks: [PageBlock], in window: ClosedRange<Double>, extent: (PageBlock) -> ClosedRange<Double>?
  ) {
    var shown: Set<ObjectIdentifier> = []
    for block in blocks {
      let id = ObjectIdentifier(block.node)
      if let range = extent(block) {
        shown.insert(id)
        show(block, range, in: window)
        if let whole = block.whole { shown.insert(ObjectIdentifier(whole.node)) }
      } else if block.isPinned {
        shown.insert(id)
      }
    }
    for block in blocks {
      let ids = [block.node, block.whole?.node].compactMap { $0.map(ObjectIdentifier.init) }
      hidden.formUnion(ids.filter { !shown.contains($0) })
    }
  }

  private mutating func show(_ block: PageBlock, _ range: ClosedRange<Double>, in window: ClosedRange<Double>) {
    let id = ObjectIdentifier(block.node)
    if let part = block.part {
      parts[id] = parts[id].map { $0.union(part) } ?? part
    } else if range.lowerBound > 0 || range.upperBound < block.frame.height {
      parts[id] = Rect(
        x: 0, y: range.lowerBound, width: block.frame.width, height: range.upperBound - range.lowerBound)
    }
    guard let whole = block.whole, whole.node !== block.node else { return }
    parts[ObjectIdentifier(whole.node)] = Rect(
      x: 0, y: window.lowerBound - whole.frame.minY, width: whole.frame.width,
      height: window.upperBound - window.lowerBound)
  }
}
