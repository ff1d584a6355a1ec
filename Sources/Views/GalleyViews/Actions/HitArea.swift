import GalleyGeometry
import GalleyPicture

/// Says where a view can be touched.
final class HitArea: NodeAttachment {
  enum Extent {
    case nowhere
    case own
    /// Everywhere inside a shape and nowhere else; holes are told by the even-odd rule or by the winding number.
    case shape(any Shape, isEvenOdd: Bool)
  }

  var extent = Extent.own

  /// Whether `point` of a view that fills `frame` can be touched; nil leaves it to what is inside.
  func holds(_ point: Point, in frame: Rect) -> Bool? {
    switch extent {
    case .nowhere: false
    case .own: nil
    case .shape(let shape, let isEvenOdd): shape.path(in: frame).contains(point, isEvenOdd: isEvenOdd)
    }
  }
}

extension View {
  public func allowsHitTesting(_ enabled: Bool) -> some View {
    attaching("allowsHitTesting", { HitArea(in: $0) }) { $0.extent = enabled ? .own : .nowhere }
  }

  /// Lets the view be tapped everywhere inside `shape`, drawn there or not, and nowhere else.
  ///
  /// With `eoFill`, what is inside a shape that crosses itself is told by the even-odd rule.
  public func contentShape(_ shape: some Shape, eoFill: Bool = false) -> some View {
    attaching("contentShape", { HitArea(in: $0) }) { $0.extent = .shape(shape, isEvenOdd: eoFill) }
  }

  /// Says what the view's shape is for touches and for other things; those other than touches show nothing here.
  public func contentShape(
    _ kinds: ContentShapeKinds, _ shape: some Shape, eoFill: Bool = false
  ) -> some View {
    attaching("contentShape", { HitArea(in: $0) }) {
      if kinds.contains(.interaction) { $0.extent = .shape(shape, isEvenOdd: eoFill) }
    }
  }
}

/// What a view's shape is for.
public struct ContentShapeKinds: OptionSet, Hashable, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }

  public static let interaction = ContentShapeKinds(rawValue: 1)
  public static let dragPreview = ContentShapeKinds(rawValue: 2)
  public static let contextMenuPreview = ContentShapeKinds(rawValue: 4)
  public static let hoverEffect = ContentShapeKinds(rawValue: 8)
  /// What those who do not see it are told.
  public static let accessibility = ContentShapeKinds(rawValue: 16)
  public static let focusEffect = ContentShapeKinds(rawValue: 32)
}
