import GalleyDiff
import GalleyGeometry
import GalleySnapshot

/// Draws the frames of views: thin lines for frames in both layouts, and coloured lines for frames in only one layout.
struct LayoutOverlay {
  private let size: Size
  private let common: [InspectedView]
  private let before: [InspectedView]
  private let after: [InspectedView]

  init?(_ before: LayoutSnapshot?, _ after: LayoutSnapshot?) {
    guard let before, let after else { return nil }
    size = after.size
    let (old, new) = (Self.boxes(of: before.view), Self.boxes(of: after.view))
    var unmatched = Dictionary(old.map { ($0, 1) }, uniquingKeysWith: +)
    var (common, own): ([InspectedView], [InspectedView]) = ([], [])
    for box in new {
      guard let count = unmatched[box], count > 0 else {
        own.append(box)
        continue
      }
      unmatched[box] = count - 1
      common.append(box)
    }
    var rest: [InspectedView] = []
    for box in old.reversed() where unmatched[box, default: 0] > 0 {
      unmatched[box, default: 0] -= 1
      rest.append(box)
    }
    (self.common, self.before, self.after) = (common, rest.reversed(), own)
  }

  private static func boxes(of view: InspectedView) -> [InspectedView] {
    var boxes: [InspectedView] = []
    collect(view, into: &boxes)
    return boxes
  }

  private static func collect(_ view: InspectedView, into boxes: inout [InspectedView]) {
    var box = view.comparedAlone
    // The content of a list does not affect its frame.
    box.rows = nil
    box.scroll = nil
    // Older layouts do not record these properties.
    box.styles = []
    box.words = nil
    if box.frame.width > 0, box.frame.height > 0 { boxes.append(box) }
    for child in view.children { collect(child, into: &boxes) }
  }

  /// Writes the overlay. Frames in only one layout have a tooltip.
  func write(to markup: inout Markup) {
    markup.open(
      "svg",
      [
        "class": "boxes", "viewBox": "0 0 \(number(size.width)) \(number(size.height))",
        "role": "img",
        "aria-label": ReviewPageLabels.boxes(
          common: common.count, before: before.count, after: after.count),
      ])
    markup.raw("<path class=\"common\" d=\"\(common.map { Self.path($0.frame) }.joined())\"/>")
    // Old frames are drawn last and dashed, so that new frames under them remain visible.
    for (name, boxes) in [("new", after), ("old", before)] {
      markup.element("g", ["class": name]) { markup in
        for box in boxes { Self.write(box, to: &markup) }
      }
    }
    markup.close("svg")
  }

  private static func write(_ box: InspectedView, to markup: inout Markup) {
    markup.raw("<path d=\"\(path(box.frame))\">")
    markup.element(
      "title",
      text: ([box.name] + box.lines.prefix(1)).joined(separator: " ") + " " + box.frame.text)
    markup.raw("</path>")
  }

  private static func path(_ frame: Rect) -> String {
    "M\(number(frame.minX)) \(number(frame.minY))h\(number(frame.width))v\(number(frame.height))h\(number(-frame.width))z"
  }
}

extension InspectedView {
  fileprivate var name: String { id.map { "\(kind) '\($0)'" } ?? kind }
}

extension Rect {
  fileprivate var text: String {
    "\(number(width)) × \(number(height)) at (\(number(minX)), \(number(minY)))"
  }
}
