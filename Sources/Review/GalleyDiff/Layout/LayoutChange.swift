public import GalleyGeometry
public import GalleySnapshot

/// One thing that differs between two layouts, at the view where it began.
///
/// What merely follows is not a change: views below an inserted row moved, and the list around it is longer.
public enum LayoutChange: Hashable, Sendable {
  case canvas(from: Size, to: Size)
  /// The canvas has another number of pixels a point.
  case scale(from: Double, to: Double)
  /// Everything is shown on or under something else: a background, a colour scheme, a size of text.
  case setting(name: String, from: String, to: String)
  case added(ViewName, Wake)
  case removed(ViewName, Wake)
  /// A view stands at another place among its siblings, counted from 0; views that came and went are left aside.
  case reordered(ViewName, from: Int, to: Int)
  case swapped(ViewName, ViewName)
  /// The views of a container, so many and perhaps rows, stand in reverse order.
  case reversed(ViewName, count: Int, areRows: Bool)
  case shuffled(ViewName, count: Int, areRows: Bool)
  /// A lazy container holds as many rows as before, but shows others, or in another order.
  case turnedOver(ViewName, RowTurnover)
  case rowCount(ViewName, HiddenRows)
  case scrolled(ViewName, from: Point, to: Point)
  /// The rows above the window, of which this is the first row that is seen, take more or fewer points in all.
  case above(ViewName, by: Double)
  case moved(ViewName, by: Point)
  case resized(ViewName, from: Size, to: Size)
  case retyped(ViewName, from: String, to: String)
  /// A text is set or painted otherwise, all of it or only a part; so many more texts of its row have other colours.
  case restyled(ViewName, from: InspectedView.TextStyle, to: InspectedView.TextStyle, isPart: Bool, more: Int)
  /// A modifier came to a view, or went; `text` is what it says itself, `attributes` are its arguments.
  case modified(ViewName, modifier: String, text: String?, attributes: [String: String], isAdded: Bool)
  /// A modifier, which is the layer that is named, lies inside of another one now, or outside.
  case nested(ViewName, around: String, isInside: Bool)
  /// An argument of a view, or of a modifier around it, is another; nil for one that is not given.
  case attribute(ViewName, name: String, from: String?, to: String?)
  /// A view has more or less room around it, on the canvas' left (leading) and right.
  case padded(ViewName, from: EdgeInsets, to: EdgeInsets)
  case rearranged(ViewName, from: String, to: String)
  case rewrapped(ViewName, from: Int, to: Int, isCut: Bool, wasCut: Bool)
  case decided(ViewName, from: ComparedFit, to: ComparedFit)
  case column(from: InspectedSharedSize.Column, to: InspectedSharedSize.Column)
  /// A view is drawn otherwise though it is laid out alike: so many pixels, most of them from one colour to another.
  case redrawn(ViewName, pixels: Int, from: PixelColor, to: PixelColor)
}

/// What a view that came or went did to those around it.
public struct Wake: Hashable, Sendable {
  public var shift: Point
  /// How much taller the row is that holds the view; 0 where the view is a row, or in none.
  public var growth: Double
  /// Whether the view may only have come into sight or left it: its container holds as many rows as before.
  public var isPassing: Bool

  public init(shift: Point = .zero, growth: Double = 0, isPassing: Bool = false) {
    self.shift = shift
    self.growth = growth
    self.isPassing = isPassing
  }
}

/// The rows that a lazy container holds, and where those outside its window came or went.
public struct HiddenRows: Hashable, Sendable {
  public var before: Int
  public var after: Int
  /// How many more there are above its window, or to the left; negative for fewer, nil where that cannot be told.
  public var above: Int?
  /// How many more there are below its window, or to the right.
  public var below: Int?
  /// How far the rows in the window moved because of those above.
  public var shift = Point.zero
}

/// What a reader calls a view: its identity, its row, or what it says.
public struct ViewName: Hashable, Sendable {
  public var kind: String
  /// Its identity, or nil.
  public var id: String?
  /// The row that it is, or is in; from 0.
  public var row: Int?
  /// The first of its texts.
  public var text: String?
  /// The name of the only symbol that it shows, if it has no text.
  public var symbol: String?
  /// The identity of the nearest view around it that has one.
  public var container: String?
  /// Whether it is only a part of the row.
  public var isPart: Bool
  /// The first text of the row that it is a part of.
  public var rowText: String?
  /// The modifier of the view that is meant, such as a background, where it is not the view itself.
  public var layer: String?
  /// The name that this modifier has of its own: that of a sheet or a header.
  public var layerID: String?
  /// The first text of what the modifier brings along.
  public var layerText: String?
  public var isContainer: Bool
  /// Whether a control is meant, by what it was given.
  public var isControl = false
  /// Where it is in its row, the number of a child at each step; the same in rows that are built alike.
  public var placeInRow: [Int]
  /// The identity of the nearest view around its row that has one.
  public var list: String?
  /// The kind of the container around it, where the view is known by nothing else.
  public var parent: String?
  /// What a view around it says first, where the view came or went and that is known by nothing else.
  public var owner: String?
  /// Where it was in that view, the number of a child at each step.
  public var placeInOwner: [Int] = []

  /// The name of the new view of `pair`, with what stands around the modifiers that are new.
  init(_ pair: ViewPair, inside path: some BidirectionalCollection<ViewPair>) {
    self.init(pair.new, as: pair.outermost, inside: Array(path))
  }

  /// The name of `view`; `outermost` is the view with modifiers that are none of the pairs in `path`.
  init(_ view: InspectedView, as outermost: InspectedView? = nil, inside path: [ViewPair]) {
    let owner = Self.owner(of: view, in: path)
    let pairs = owner?.path ?? path
    let own = pairs.outermost(around: owner?.view ?? outermost ?? view)
    let (view, path) = (owner?.view ?? view, pairs.map(\.new))
    layer = owner?.layer
    // The items of a bar, and the values of a picker, are no rows, though they are made one by one.
    let bar = pairs.firstIndex(where: \.isBar)
    let ownRow = bar == nil ? view.rowNumber ?? own.row : nil
    let around = ownRow == nil ? path.prefix((bar ?? path.count - 1) + 1).last { $0.row != nil } : nil
    let core = view.core
    kind = view.seenKind
    isContainer = !core.children.isEmpty
    row = ownRow ?? around?.row
    isPart = around.map { $0.core != core } ?? false
    rowText = isPart ? around?.title : nil
    // A number that only says where the row stands is no name.
    let number = view.rowNumber ?? own.row
    id = (view.id ?? own.id).flatMap { id in
      number != nil && id == number.map { "\($0)" } || bar != nil && Self.isPart(id) ? nil : id
    }
    // The first words of a whole list would tell of its first row.
    let texts = view.texts
    text = ownRow != nil ? view.title : texts.count <= 4 ? texts.first : nil
    symbol = texts.isEmpty ? view.onlySymbol : nil
    container = Array(path.prefix((bar ?? path.count - 1) + 1)).nearestName(around: view)
    placeInRow = path.steps(to: view)
    list = path.lastIndex { $0.row != nil }.flatMap { start in path[..<start].last { $0.id != nil }?.id }
  }

  /// Whether an identity is that of a part of a bar, which nobody gave it.
  private static func isPart(_ id: String) -> Bool {
    Int(id) != nil || id.hasPrefix("tab-") || id == "search" || id == "back"
  }

  public init(sharedBy key: String, of kind: String) {
    (self.kind, id, row, text, container) = (kind, key, nil, nil, nil)
    (isPart, rowText, layer, isContainer, placeInRow, list) = (false, nil, nil, true, [], nil)
  }

  /// The view that has `view` as its background or the like, and what is around it; nil if `view` is not a layer, is a
  /// part of a bar, sheet or control, or has a name or words of its own.
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
  /// The identity of the nearest of the views around `view` that has one. That of a sheet is not the one of what is
  /// behind it.
  fileprivate func nearestName(around view: InspectedView) -> String? {
    var inner = view
    for outer in reversed() {
      if let id = outer.id, !outer.presentsLayers || outer.content?.isPlaced(like: inner) != true { return id }
      inner = outer
    }
    return nil
  }

  /// The number of the child that leads on at each step from the row at the path's end to `view`.
  fileprivate func steps(to view: InspectedView) -> [Int] {
    guard let start = lastIndex(where: { $0.row != nil }) else { return [] }
    let way = self[start...] + [view]
    return zip(way, way.dropFirst()).map { outer, inner in
      outer.children.firstIndex { $0.isPlaced(like: inner) } ?? -1
    }
  }

}

extension [ViewPair] {
  /// What the modifiers say that stand right around `view` at the path's end: an identity, and a row.
  fileprivate func outermost(around view: InspectedView) -> (id: String?, row: Int?) {
    var (id, row, inner) = (String?.none, Int?.none, view)
    for pair in reversed() {
      guard let content = pair.new.content, content.isPlaced(like: inner) else { break }
      // A sheet's name is its own.
      let name = pair.new.presentsLayers ? nil : pair.new.id
      (id, row, inner) = (id ?? name, row ?? pair.new.row, pair.outermost)
    }
    return (id, row)
  }
}

extension InspectedView {
  /// The text that a row is called by: its identity if that is a word that it shows, or else its first
  /// text.
  fileprivate var title: String? {
    let texts = texts
    guard let id = core.identity ?? identity, id.contains(where: \.isLetter), texts.contains(id) else {
      return texts.first
    }
    return id
  }

  /// The name of the only symbol in the view; nil if the view shows something else.
  var onlySymbol: String? {
    var view = core
    while view.children.count == 1 { view = view.children[0].core }
    return view.children.isEmpty ? view.attributes["systemName"] : nil
  }

  /// Whether `other` can be this view: names that were handed on are left aside.
  fileprivate func isPlaced(like other: InspectedView) -> Bool {
    kind == other.kind && frame == other.frame && children.count == other.children.count && lines == other.lines
  }
}

/// An opaque colour of a picture.
public struct PixelColor: Hashable, Sendable {
  /// Red, green and blue, a byte each from the highest down.
  public let code: UInt32

  init(code: UInt32) { self.code = code }

  init(_ pixel: UInt32) { code = (pixel & 0xFF) << 16 | (pixel & 0xFF00) | pixel >> 16 & 0xFF }

  public var text: String {
    let digits = String(code, radix: 16, uppercase: true)
    return "#" + String(repeating: "0", count: 6 - digits.count) + digits
  }
}
