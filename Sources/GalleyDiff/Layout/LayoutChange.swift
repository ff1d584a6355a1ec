public import GalleyGeometry

/// One thing that differs between two layouts, at the view where it began.
///
/// What merely follows is not a change: views below an inserted row moved, and the list around it is longer.
public enum LayoutChange: Hashable, Sendable {
  /// The canvas has another size.
  case canvas(from: Size, to: Size)
  /// A view is new.
  case added(ViewName, Wake)
  /// A view is gone.
  case removed(ViewName, Wake)
  /// A view stands at another place among its siblings, counted from 0.
  case reordered(ViewName, from: Int, to: Int)
  /// A lazy container holds more or fewer rows outside its window.
  case rowCount(ViewName, from: Int, to: Int)
  /// A scroller stands elsewhere.
  case scrolled(ViewName, from: Point, to: Point)
  /// The rows above the window, of which this is the first row that is seen, take more or fewer points in all.
  case above(ViewName, by: Double)
  /// A view lies elsewhere though nothing before it changed.
  case moved(ViewName, by: Point)
  /// A view has another size.
  case resized(ViewName, from: Size, to: Size)
  /// A text says something else.
  case retyped(ViewName, from: String, to: String)
  /// A text is set or painted otherwise, all of it or only a part; so many more texts of its row have other colours.
  case restyled(ViewName, from: ViewFacts.TextStyle, to: ViewFacts.TextStyle, isPart: Bool, more: Int)
  /// A modifier came to a view, or went; `text` is what it says itself.
  case modified(ViewName, modifier: String, text: String?, isAdded: Bool)
  /// A view has more or less room around it, on the canvas' left (leading) and right.
  case padded(ViewName, from: EdgeInsets, to: EdgeInsets)
  /// What holds the same views arranges them otherwise.
  case rearranged(ViewName, from: String, to: String)
  /// The same text is broken into other lines, or cut.
  case rewrapped(ViewName, from: Int, to: Int, isCut: Bool, wasCut: Bool)
  /// A `ViewThatFits` shows another candidate.
  case decided(ViewName, from: ViewFacts.Fit, to: ViewFacts.Fit)
  /// A column that rows share is wider or narrower.
  case column(from: ViewFacts.Column, to: ViewFacts.Column)
  /// A view is drawn otherwise though it is laid out alike: so many pixels, most of them from one colour to another.
  case redrawn(ViewName, pixels: Int, from: PixelColor, to: PixelColor)
}

/// What a view that came or went did to those around it.
public struct Wake: Hashable, Sendable {
  /// How far what follows was shifted.
  public var shift: Point
  /// How much taller the row is that holds the view; 0 where the view is a row, or in none.
  public var growth: Double

  /// So far, and so much taller.
  public init(shift: Point = .zero, growth: Double = 0) {
    self.shift = shift
    self.growth = growth
  }
}

/// What a reader calls a view: its identity, its row, or what it says.
public struct ViewName: Hashable, Sendable {
  /// The view's or modifier's name.
  public var kind: String
  /// Its identity, or nil.
  public var id: String?
  /// The row that it is, or is in; from 0.
  public var row: Int?
  /// The first of its texts.
  public var text: String?
  /// The identity of the nearest view around it that has one.
  public var container: String?
  /// Whether it is only a part of the row.
  public var isPart: Bool
  /// The first text of the row that it is a part of.
  public var rowText: String?

  init(_ view: ViewFacts, inside path: [ViewPair]) {
    let path = path.map(\.new)
    let ownRow = view.rowNumber
    let around = ownRow == nil ? path.last { $0.row != nil } : nil
    kind = view.core.kind
    row = ownRow ?? around?.row
    isPart = around.map { $0.core != view.core } ?? false
    rowText = isPart ? around?.texts.first : nil
    // A number that only says where the row stands is no name.
    id = view.id.flatMap { ownRow != nil && $0 == ownRow.map { "\($0)" } ? nil : $0 }
    // The first words of a whole list would tell of its first row.
    let texts = view.texts
    text = view.row != nil || texts.count <= 4 ? texts.first : nil
    container = path.last { $0.id != nil }?.id
  }
}

/// An opaque colour of a picture.
public struct PixelColor: Hashable, Sendable {
  /// Red, green and blue, a byte each from the highest down.
  public let code: UInt32

  /// The colour of a pixel whose lowest byte is red.
  init(_ pixel: UInt32) { code = (pixel & 0xFF) << 16 | (pixel & 0xFF00) | pixel >> 16 & 0xFF }

  /// "#FF3B30".
  public var text: String {
    let digits = String(code, radix: 16, uppercase: true)
    return "#" + String(repeating: "0", count: 6 - digits.count) + digits
  }
}
