package import GalleyGeometry
import GalleyLayout
import GalleyText

/// A part of a scroller's content that a page shows whole: a row, a cell, a header, or a part of a row taller than a page.
package struct PageBlock {
  /// Where the block stands in the content: the same for every offset of the scroller.
  package typealias Key = [Int]

  /// What a block is to its section.
  package enum Role: Hashable, Sendable {
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
  /// What the row is called, where it has an identity or a number.
  let row: ViewPayload.Row?

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
  package init(of blocks: [PageBlock], extent: (PageBlock) -> ClosedRange<Double>?) {
    var shown: Set<ObjectIdentifier> = []
    for block in blocks {
      let id = ObjectIdentifier(block.node)
      guard block.isPinned || block.part != nil || extent(block) != nil else {
        hidden.insert(id)
        continue
      }
      guard let range = extent(block) else { continue }
      shown.insert(id)
      if let part = block.part {
        parts[id] = parts[id].map { $0.union(part) } ?? part
      } else if range.lowerBound > 0 || range.upperBound < block.frame.height {
        parts[id] = Rect(
          x: 0, y: range.lowerBound, width: block.frame.width, height: range.upperBound - range.lowerBound)
      }
    }
    for block in blocks where block.part != nil && !shown.contains(ObjectIdentifier(block.node)) {
      hidden.insert(ObjectIdentifier(block.node))
    }
  }
}
