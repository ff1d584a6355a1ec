package import GalleyGeometry
import GalleyLayout
import GalleyText

/// A part of a scroller's content that a page shows whole: a row, a cell, a header, or a part of a row taller than a page.
package struct PageBlock {
  /// Where the block stands in the content: the same for every offset of the scroller.
  package typealias Key = [Int]

  package enum Role: String, Hashable, Sendable {
    case header
    case footer
    case row
  }

  package let key: Key
  /// Where it lies on the canvas, in points.
  package let frame: Rect
  package let role: Role
  package let isPinned: Bool
  let node: LayoutNode
  /// The part of the node that it is, from the node's corner; nil for all of it.
  let part: Rect?
  /// What is taller than a page and was taken apart, of which the block is a part; nil for what was not.
  let whole: Whole?
  let row: ViewPayload.Row?

  struct Whole {
    let node: LayoutNode
    /// Where it lies on the canvas, in points.
    let frame: Rect
  }

  /// The first text in it that has a letter; empty where there is none.
  package var title: String { PageBlock.title(of: node) }

  package var name: String {
    if let id = row?.id { return "the row '\(id.base)'" }
    if let number = row?.number { return "the row at \(number)" }
    let title = title
    return title.isEmpty ? "a view of the kind \(ViewPayload.of(node)?.kind ?? "view")" : "'\(title)'"
  }

  private static func title(of node: LayoutNode) -> String {
    guard node.isPlaced else { return "" }
    if case .text(let rule)? = ViewPayload.of(node)?.drawing {
      let lines = rule.layout(for: node.proposal).lines
      if let line = lines.first(where: { $0.text.contains(where: \.isLetter) }) { return line.text }
    }
    return node.children.lazy.map { title(of: $0) }.first { !$0.isEmpty } ?? ""
  }
}
