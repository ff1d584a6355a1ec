public import GalleyGeometry

/// A place of a view that can be read in the coordinates of another, with ``GeometryProxy``.
public struct Anchor<Value> {
  /// The place on the canvas.
  let place: Value
  private let moved: (Value, AffineTransform) -> Value

  /// Which place of a view is meant.
  public struct Source {
    private let read: (Rect) -> Value
    private let moved: (Value, AffineTransform) -> Value

    init(read: @escaping (Rect) -> Value, moved: @escaping (Value, AffineTransform) -> Value) {
      self.read = read
      self.moved = moved
    }

    /// The place in a view with `frame` on the canvas.
    func anchor(in frame: Rect) -> Anchor { Anchor(place: read(frame), moved: moved) }
  }

  /// The same place of a view whose coordinates `toCanvas` leads to the canvas.
  func moved(by toCanvas: AffineTransform) -> Anchor { Anchor(place: moved(place, toCanvas), moved: moved) }

  /// The place seen from a view whose coordinates `toCanvas` leads to the canvas; from one that is drawn without area,
  /// nothing leads back, and it is the place on the canvas.
  func place(from toCanvas: AffineTransform) -> Value { moved(place, toCanvas.inverse ?? .identity) }
}

extension Anchor where Value == Rect {
  /// An empty rectangle.
  package static var nowhere: Anchor<Rect> { Source.rect(.zero).anchor(in: .zero) }
}

extension Anchor: Equatable where Value: Equatable {
  /// Whether both are the same place of the canvas.
  public static func == (first: Anchor, second: Anchor) -> Bool { first.place == second.place }
}

extension Anchor: SelfComparing {
  func isSame(as other: Anchor) -> Bool { Sameness.areSame(place, other.place) }
}

extension Anchor.Source where Value == Rect {
  /// The view's frame.
  public static var bounds: Anchor<Rect>.Source { rect { Rect(size: $0) } }

  /// A rectangle in the view's own coordinates.
  public static func rect(_ rect: Rect) -> Anchor<Rect>.Source { self.rect { _ in rect } }

  private static func rect(_ rect: @escaping (Size) -> Rect) -> Anchor<Rect>.Source {
    .init(read: { rect($0.size).offsetBy($0.origin) }, moved: { $1($0) })
  }
}

extension Anchor.Source where Value == Point {
  /// A point in the view's own coordinates.
  public static func point(_ point: Point) -> Anchor<Point>.Source {
    .init(read: { $0.origin + point }, moved: { $1($0) })
  }

  /// A place of the view's frame, in shares of its sides.
  public static func unitPoint(_ place: UnitPoint) -> Anchor<Point>.Source {
    .init(
      read: { Point(x: $0.minX + place.x * $0.width, y: $0.minY + place.y * $0.height) }, moved: { $1($0) })
  }

  /// The middle.
  public static var center: Anchor<Point>.Source { unitPoint(.center) }
  /// The middle of the upper side.
  public static var top: Anchor<Point>.Source { unitPoint(.top) }
  /// The middle of the lower side.
  public static var bottom: Anchor<Point>.Source { unitPoint(.bottom) }
  /// The middle of the left side.
  public static var leading: Anchor<Point>.Source { unitPoint(.leading) }
  /// The middle of the right side.
  public static var trailing: Anchor<Point>.Source { unitPoint(.trailing) }
  /// The upper left corner.
  public static var topLeading: Anchor<Point>.Source { unitPoint(.topLeading) }
  /// The upper right corner.
  public static var topTrailing: Anchor<Point>.Source { unitPoint(.topTrailing) }
  /// The lower left corner.
  public static var bottomLeading: Anchor<Point>.Source { unitPoint(.bottomLeading) }
  /// The lower right corner.
  public static var bottomTrailing: Anchor<Point>.Source { unitPoint(.bottomTrailing) }
}
