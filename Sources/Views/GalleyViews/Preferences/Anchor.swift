public import GalleyGeometry

public struct Anchor<Value> {
  let place: Value
  private let moved: (Value, AffineTransform) -> Value

  public struct Source {
    private let read: (Rect) -> Value
    private let moved: (Value, AffineTransform) -> Value

    init(read: @escaping (Rect) -> Value, moved: @escaping (Value, AffineTransform) -> Value) {
      self.read = read
      self.moved = moved
    }

    func anchor(in frame: Rect) -> Anchor { Anchor(place: read(frame), moved: moved) }
  }

  func moved(by toCanvas: AffineTransform) -> Anchor { Anchor(place: moved(place, toCanvas), moved: moved) }

  /// Returns the value in local coordinates, or in canvas coordinates if `toCanvas` is not invertible.
  func place(from toCanvas: AffineTransform) -> Value { moved(place, toCanvas.inverse ?? .identity) }
}

extension Anchor where Value == Rect {
  package static var nowhere: Anchor<Rect> { Source.rect(.zero).anchor(in: .zero) }
}

extension Anchor: Equatable where Value: Equatable {
  public static func == (first: Anchor, second: Anchor) -> Bool { first.place == second.place }
}

extension Anchor: SelfComparing {
  func isSame(as other: Anchor) -> Bool { ViewEquality.areSame(place, other.place) }
}

extension Anchor.Source where Value == Rect {
  public static var bounds: Anchor<Rect>.Source { rect { Rect(size: $0) } }

  public static func rect(_ rect: Rect) -> Anchor<Rect>.Source { self.rect { _ in rect } }

  private static func rect(_ rect: @escaping (Size) -> Rect) -> Anchor<Rect>.Source {
    .init(read: { rect($0.size).offsetBy($0.origin) }, moved: { $1($0) })
  }
}

extension Anchor.Source where Value == Point {
  public static func point(_ point: Point) -> Anchor<Point>.Source {
    .init(read: { $0.origin + point }, moved: { $1($0) })
  }

  public static func unitPoint(_ place: UnitPoint) -> Anchor<Point>.Source {
    .init(
      read: { Point(x: $0.minX + place.x * $0.width, y: $0.minY + place.y * $0.height) }, moved: { $1($0) })
  }

  public static var center: Anchor<Point>.Source { unitPoint(.center) }
  public static var top: Anchor<Point>.Source { unitPoint(.top) }
  public static var bottom: Anchor<Point>.Source { unitPoint(.bottom) }
  public static var leading: Anchor<Point>.Source { unitPoint(.leading) }
  public static var trailing: Anchor<Point>.Source { unitPoint(.trailing) }
  public static var topLeading: Anchor<Point>.Source { unitPoint(.topLeading) }
  public static var topTrailing: Anchor<Point>.Source { unitPoint(.topTrailing) }
  public static var bottomLeading: Anchor<Point>.Source { unitPoint(.bottomLeading) }
  public static var bottomTrailing: Anchor<Point>.Source { unitPoint(.bottomTrailing) }
}

extension Anchor: @unchecked Sendable where Value: Sendable {}
