import GalleyGeometry
import GalleyPaint
import GalleyPicture
import GalleySnapshot
import GalleyViews

struct SeenView: Hashable {
  let view: InspectedView
  let window: Rect
  let list: String?
  let row: Int?
  let parents: [Int]

  var shown: Rect? { view.frame.intersection(window) }
}

struct LintScreen {
  let picture: Picture
  let views: [SeenView]
  let drawing: DrawnText.Layers
  /// The image with one pixel per point, which is used to find backgrounds. Nil if it could not be drawn.
  let background: Bitmap?
  let direction: LayoutDirection

  init(
    _ picture: Picture, _ layout: InspectedView, _ painter: Painter, direction: LayoutDirection = .leftToRight
  ) {
    self.picture = picture
    self.direction = direction
    var views: [SeenView] = []
    Self.collect(layout, Rect(size: picture.size), list: nil, near: nil, row: nil, parents: [], into: &views)
    self.views = views
    drawing = DrawnText.layers(of: picture)
    background = try? painter.paint(picture.withoutText, scale: 1)
  }

  private static func collect(
    _ view: InspectedView, _ window: Rect, list: String?, near id: String?, row: Int?, parents: [Int],
    into views: inout [SeenView]
  ) {
    let id = view.id ?? id
    let list = view.rows == nil ? list : id ?? view.kind
    let row = view.row ?? row
    let own = views.count
    views.append(SeenView(view: view, window: window, list: list, row: row, parents: parents))
    let inner = view.scroll.map { $0.viewport.intersection(window) ?? Rect(origin: window.origin) } ?? window
    for child in view.children {
      collect(child, inner, list: list, near: id, row: row, parents: parents + [own], into: &views)
    }
  }

  var textViews: [SeenView] { views.filter { !$0.view.lines.isEmpty } }

  func view(of text: DrawnText) -> SeenView? {
    let middle = Point(x: text.box.midX, y: text.box.midY)
    return textViews.filter { seen in
      seen.view.frame.insetBy(dx: -1, dy: -1).contains(middle) && seen.view.lines.contains { $0.contains(text.words) }
    }
    .min { $0.view.frame.width * $0.view.frame.height < $1.view.frame.width * $1.view.frame.height }
  }

  func scrolls(_ view: SeenView, under other: SeenView?) -> Bool {
    func scrollers(around seen: SeenView) -> Set<Int> { Set(seen.parents.filter { views[$0].view.scroll != nil }) }
    guard let other else { return !scrollers(around: view).isEmpty }
    return !scrollers(around: view).isSubset(of: scrollers(around: other)) || isPinned(other) && !isPinned(view)
  }

  func viewport(around seen: SeenView) -> Rect? { seen.parents.compactMap { views[$0].view.scroll?.viewport }.last }

  /// Returns whether a view may stay in place while rows scroll, as section headers and footers do.
  func isPinned(_ seen: SeenView) -> Bool {
    seen.parents.contains { [.header, .footer].contains(views[$0].view.role) } || seen.view.role == .header
      || seen.view.role == .footer
  }

  func isDrawn(_ seen: SeenView) -> Bool {
    guard let shown = seen.shown else { return false }
    return drawing.texts.contains { text in
      shown.contains(Point(x: text.shown.midX, y: text.shown.midY)) && !drawing.isHidden(text.shown, drawn: text.order)
        && seen.view.lines.contains { $0.contains(text.words) }
    }
  }

  func words(inside index: Int) -> String {
    views.filter { $0.parents.contains(index) && !$0.view.lines.isEmpty }
      .map { $0.view.lines.joined(separator: " ") }.joined(separator: " ")
  }
}

extension Rect {
  fileprivate func insetBy(dx: Double, dy: Double) -> Rect {
    Rect(x: minX + dx, y: minY + dy, width: max(width - 2 * dx, 0), height: max(height - 2 * dy, 0))
  }
}
