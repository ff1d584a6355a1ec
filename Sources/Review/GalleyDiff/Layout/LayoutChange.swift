public import GalleyGeometry
public import GalleySnapshot

/// A difference between two layouts, reported at the view that caused it. For example, an inserted row moves the views
/// below it, but only the row is reported.
public enum LayoutChange: Hashable, Sendable {
  case canvas(from: Size, to: Size)
  /// The scale of the canvas changed, in pixels per point.
  case scale(from: Double, to: Double)
  /// An environment setting of the whole screen changed, such as the background, the colour scheme or the text size.
  case setting(name: String, from: String, to: String)
  case added(ViewName, LayoutShift)
  case removed(ViewName, LayoutShift)
  /// A view moved to another position among its siblings. Positions start at 0 and ignore added and removed views.
  case reordered(ViewName, from: Int, to: Int)
  case swapped(ViewName, ViewName)
  case reversed(ViewName, count: Int, areRows: Bool)
  case shuffled(ViewName, count: Int, areRows: Bool)
  /// A lazy container has the same number of rows as before, but shows different rows or a different order.
  case turnedOver(ViewName, RowChanges)
  case rowCount(ViewName, HiddenRows)
  case scrolled(ViewName, from: Point, to: Point)
  /// The total height of the rows above the window changed by a distance in points. The name is that of the first
  /// visible row.
  case above(ViewName, by: Double)
  case moved(ViewName, by: Point)
  case resized(ViewName, from: Size, to: Size)
  case retyped(ViewName, from: String, to: String)
  /// The style of a `Text` view changed, completely or in part. `more` is the number of other `Text` views in the same
  /// row with the same colour change.
  case restyled(ViewName, from: InspectedView.TextStyle, to: InspectedView.TextStyle, isPart: Bool, more: Int)
  /// A modifier was added or removed. `text` is the text inside the modifier, and `attributes` are its arguments.
  case modified(ViewName, modifier: String, text: String?, attributes: [String: String], isAdded: Bool)
  /// A modifier moved inside or outside another modifier. The name contains the moved modifier as its layer.
  case nested(ViewName, around: String, isInside: Bool)
  /// An argument of a view or of one of its modifiers changed. A value is nil if the argument is not set.
  case attribute(ViewName, name: String, from: String?, to: String?)
  /// The padding of a view changed. Leading means left on the canvas.
  case padded(ViewName, from: EdgeInsets, to: EdgeInsets)
  case rearranged(ViewName, from: String, to: String)
  case rewrapped(ViewName, from: Int, to: Int, isCut: Bool, wasCut: Bool)
  case decided(ViewName, from: ComparedFit, to: ComparedFit)
  case column(from: InspectedSharedSize.Column, to: InspectedSharedSize.Column)
  /// A view has the same layout but different pixels. `from` and `to` are the most frequent colour change.
  case redrawn(ViewName, pixels: Int, from: PixelColor, to: PixelColor)
}

/// The effect of an added or removed view on its surroundings.
public struct LayoutShift: Hashable, Sendable {
  public var shift: Point
  /// The growth of the row that contains the view, in points. It is 0 if the view is itself a row or is not inside a
  /// row.
  public var growth: Double
  /// Whether the view may only have entered or left the visible area. This is possible if its container has as many
  /// rows as before.
  public var isPassing: Bool

  /// Creates the effect of a view on its surroundings.
  ///
  /// - Parameters:
  ///   - shift: The distance by which the following views moved, in points (default: zero).
  ///   - growth: The growth of the row that contains the view, in points (default: 0).
  ///   - isPassing: Whether the view may only have entered or left the visible area (default: `false`).
  public init(shift: Point = .zero, growth: Double = 0, isPassing: Bool = false) {
    self.shift = shift
    self.growth = growth
    self.isPassing = isPassing
  }
}

/// The row count of a lazy container, and where rows outside its window were added or removed.
public struct HiddenRows: Hashable, Sendable {
  public var before: Int
  public var after: Int
  /// The number of rows above (or to the left of) the window, or nil if unknown.
  public var above: Int?
  public var below: Int?
  /// The distance that the visible rows moved because of rows outside the window.
  public var shift = Point.zero
}

/// The name of a view in reports: its id, its row or its text.
public struct ViewName: Hashable, Sendable {
  public var kind: String
  public var id: String?
  /// The index of the row that the view is or belongs to, from 0.
  public var row: Int?
  public var text: String?
  /// The name of its symbol, if the view shows nothing but a single symbol.
  public var symbol: String?
  /// The id of the nearest enclosing view that has one.
  public var container: String?
  public var isPart: Bool
  /// The first text of that row.
  public var rowText: String?
  /// The modifier that the name refers to, such as a background, or nil for the view itself.
  public var layer: String?
  public var layerID: String?
  /// The first text of the views that the modifier adds.
  public var layerText: String?
  public var isContainer: Bool
  public var isControl = false
  /// The child index at each step from the row to the view. It is the same in all rows with the same structure.
  public var placeInRow: [Int]
  /// The id of the nearest view around the row that has one.
  public var list: String?
  /// The kind of the container, if nothing else identifies the view.
  public var parent: String?
  /// The first text of an enclosing view, if nothing else identifies an added or removed view.
  public var owner: String?
  /// The child index at each step from the owner to the view.
  public var placeInOwner: [Int] = []

  init(_ pair: ViewPair, inside path: some BidirectionalCollection<ViewPair>) {
    self.init(pair.new, as: pair.outermost, inside: Array(path))
  }

  /// Creates the name of `view` inside `path`. `outermost` includes the modifiers of the view that are not in `path`.
  init(_ view: InspectedView, as outermost: InspectedView? = nil, inside path: [ViewPair]) {
    let owner = Self.owner(of: view, in: path)
    let pairs = owner?.path ?? path
    let own = pairs.outermost(around: owner?.view ?? outermost ?? view)
    let (view, path) = (owner?.view ?? view, pairs.map(\.new))
    layer = owner?.layer
    // Bar items and picker values have row indices but are not rows.
    let bar = pairs.firstIndex(where: \.isBar)
    let ownRow = bar == nil ? view.rowNumber ?? own.row : nil
    let around = ownRow == nil ? path.prefix((bar ?? path.count - 1) + 1).last { $0.row != nil } : nil
    let core = view.core
    kind = view.seenKind
    isContainer = !core.children.isEmpty
    row = ownRow ?? around?.row
    isPart = around.map { $0.core != core } ?? false
    rowText = isPart ? around?.title : nil
    // An id that only repeats the row index is not a name.
    let number = view.rowNumber ?? own.row
    id = (view.id ?? own.id).flatMap { id in
      number != nil && id == number.map { "\($0)" } || bar != nil && Self.isPart(id) ? nil : id
    }
    // The first text of a long list describes its first row, not the list.
    let texts = view.texts
    text = ownRow != nil ? view.title : texts.count <= 4 ? texts.first : nil
    symbol = texts.isEmpty ? view.onlySymbol : nil
    container = Array(path.prefix((bar ?? path.count - 1) + 1)).nearestName(around: view)
    placeInRow = path.steps(to: view)
    list = path.lastIndex { $0.row != nil }.flatMap { start in path[..<start].last { $0.id != nil }?.id }
  }

  private static func isPart(_ id: String) -> Bool {
    Int(id) != nil || id.hasPrefix("tab-") || id == "search" || id == "back"
  }

  public init(sharedBy key: String, of kind: String) {
    (self.kind, id, row, text, container) = (kind, key, nil, nil, nil)
    (isPart, rowText, layer, isContainer, placeInRow, list) = (false, nil, nil, true, [], nil)
  }

  /// Returns the view that `view` decorates, or nil if `view` belongs to a bar, sheet or control, or has its own name
  /// or text.
  private static func owner(
    of view: InspectedView, in path: [ViewPair]
  ) -> (view: InspectedView, path: [ViewPair], layer: String)? {
    guard view.isDecoration else { return nil }
    var (inner, isOneOfMany) = (view, false)
    for (index, pair) in path.enumerated().reversed() {
      let around = pair.new
      if let content = around.content {
        if around.placeInLayers != nil, !content.isPlaced(like: inner) {
          let isBar = around.presentsLayers || around.kind == "safeAreaInset" && isOneOfMany
          return isBar ? nil : (content, Array(path[...index]), around.kind)
        }
      } else if around.row != nil || around.id != nil || around.control != nil {
        return nil
      }
      isOneOfMany = isOneOfMany || around.content == nil && around.children.count > 1
      inner = around
    }
    return nil
  }
}

extension [InspectedView] {
  /// Returns the id of the nearest enclosing view that has one. The id of a sheet does not apply to the view behind it.
  fileprivate func nearestName(around view: InspectedView) -> String? {
    var inner = view
    for outer in reversed() {
      if let id = outer.id, !outer.presentsLayers || outer.content?.isPlaced(like: inner) != true { return id }
      inner = outer
    }
    return nil
  }

  fileprivate func steps(to view: InspectedView) -> [Int] {
    guard let start = lastIndex(where: { $0.row != nil }) else { return [] }
    let way = self[start...] + [view]
    return zip(way, way.dropFirst()).map { outer, inner in
      outer.children.firstIndex { $0.isPlaced(like: inner) } ?? -1
    }
  }

}

extension [ViewPair] {
  fileprivate func outermost(around view: InspectedView) -> (id: String?, row: Int?) {
    var (id, row, inner) = (String?.none, Int?.none, view)
    for pair in reversed() {
      guard let content = pair.new.content, content.isPlaced(like: inner) else { break }
      // A sheet's name identifies only the sheet, not the view that presents it.
      let name = pair.new.presentsLayers ? nil : pair.new.id
      (id, row, inner) = (id ?? name, row ?? pair.new.row, pair.outermost)
    }
    return (id, row)
  }
}

extension InspectedView {
  /// The row's id if it is also a text in the row, or else the row's first text.
  fileprivate var title: String? {
    let texts = texts
    guard let id = core.identity ?? identity, id.contains(where: \.isLetter), texts.contains(id) else {
      return texts.first
    }
    return id
  }

  var onlySymbol: String? {
    var view = core
    while view.children.count == 1 { view = view.children[0].core }
    return view.children.isEmpty ? view.attributes["systemName"] : nil
  }

  fileprivate func isPlaced(like other: InspectedView) -> Bool {
    kind == other.kind && frame == other.frame && children.count == other.children.count && lines == other.lines
  }
}

public struct PixelColor: Hashable, Sendable {
  /// The colour as 0xRRGGBB.
  public let code: UInt32

  init(code: UInt32) { self.code = code }

  init(_ pixel: UInt32) { code = (pixel & 0xFF) << 16 | (pixel & 0xFF00) | pixel >> 16 & 0xFF }

  public var text: String {
    let digits = String(code, radix: 16, uppercase: true)
    return "#" + String(repeating: "0", count: 6 - digits.count) + digits
  }
}
