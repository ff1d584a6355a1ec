package import GalleyGeometry
import GalleyLayout
import GalleyText

/// A part of a scroll view's content that a page never splits: a row, cell or header, or a part of a row that is taller
/// than a page.
package struct PageBlock {
  /// The position in the content, independent of the scroll offset.
  package typealias Key = [Int]

  package enum Role: String, Hashable, Sendable {
    case header
    case footer
    case row
  }

  package let key: Key
  /// The frame, in points on the canvas.
  package let frame: Rect
  package let role: Role
  package let isPinned: Bool
  let node: LayoutNode
  /// The visible part, relative to the node's corner; nil for the whole node.
  let part: Rect?
  /// The divided node that the block is part of; nil if the node was not divided.
  let whole: Whole?
  let row: ViewPayload.Row?

  struct Whole {
    let node: LayoutNode
    /// The frame, in points on the canvas.
    let frame: Rect
  }

  /// The first string with letters; empty if there is none.
  package var title: String { PageBlock.title(of: node) }

  package var name: String {
    if let id = row?.id { return "the row '\(id.base)'" }
    if let number = row?.number { return "the row at \(number)" }
    let title = title
    return title.isEmpty ? "a view of the kind \(ViewPayload.of(node)?.kind ?? "view")" : "'\(title)'"
  }

  private static func title(of node: LayoutNode) -> String {
    guard node.isPlaced else { return "" }
    if let rule = ViewPayload.of(node)?.drawing?.textRule {
      let lines = rule.layout(for: node.proposal).lines
      if let line = lines.first(where: { $0.text.contains(where: \.isLetter) }) { return line.text }
    }
    return node.children.lazy.map { title(of: $0) }.first { !$0.isEmpty } ?? ""
  }
}
