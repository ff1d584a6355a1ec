import GalleyGeometry
import GalleySnapshot

/// A view with visible content that is completely inside its window.
struct ShownLeaf {
  let name: String
  let frame: Rect
  var isShape = false
  /// The lines of text. Empty for views without text.
  var lines: [String] = []
  var isTruncated = false

  var isLine: Bool { lines.count == 1 }

  fileprivate static let shapes: Set<String> = [
    "Circle", "Ellipse", "Capsule", "Rectangle", "RoundedRectangle", "Color", "BorderOutline",
  ]
}

extension InspectedView {
  /// Returns the visible views without children. `owner` is the name of the control or view around this one that has
  /// the same frame.
  func shownLeaves(in window: Rect, of owner: String? = nil) -> [ShownLeaf] {
    let owner = id ?? control.map { $0.name(of: self) } ?? owner
    let window = scroll.map { $0.viewport.intersection(window) ?? .zero } ?? window
    let own = frame.intersection(window) ?? .zero
    // A view that an edge cuts off would be matched only by its visible part.
    let isWhole = own.width >= frame.width - 0.5 && own.height >= frame.height - 0.5
    var leaves: [ShownLeaf] = []
    if isWhole, frame.width > 1, frame.height > 1 {
      if !lines.isEmpty {
        let name = lines.joined(separator: " ")
        leaves.append(ShownLeaf(name: name, frame: frame, lines: lines, isTruncated: isTruncated))
      } else if children.isEmpty, ShownLeaf.shapes.contains(kind), min(frame.width, frame.height) >= 4 {
        leaves.append(ShownLeaf(name: owner ?? kind, frame: frame, isShape: true))
      } else if kind == "Image" || (id != nil && children.isEmpty) {
        leaves.append(ShownLeaf(name: owner ?? attributes["name"] ?? kind, frame: frame))
      }
    }
    return leaves
      + children.flatMap { child in
        child.shownLeaves(in: window, of: control != nil || child.frame == frame ? owner : nil)
      }
  }

  fileprivate var firstText: String? {
    lines.isEmpty ? children.lazy.compactMap(\.firstText).first : lines.joined(separator: " ")
  }
}

extension InspectedView.Control {
  /// Returns the name of a control. Most controls have no id, so they are named by their text.
  fileprivate func name(of view: InspectedView) -> String {
    view.firstText.map { "\(kind) \($0)" } ?? kind
  }
}
