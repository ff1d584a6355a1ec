import GalleyGeometry
import GalleyPicture

final class HitArea: NodeAttachment {
  enum Extent {
    case nowhere
    case own
    case shape(any Shape, isEvenOdd: Bool)
  }

  var extent = Extent.own

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

  public func contentShape(_ shape: some Shape, eoFill: Bool = false) -> some View {
    attaching("contentShape", { HitArea(in: $0) }) { $0.extent = .shape(shape, isEvenOdd: eoFill) }
  }

  /// Sets the shape of the view for some kinds of interaction. Only `interaction` has an effect in Galley.
  ///
  /// - Parameters:
  ///   - kinds: The kinds of interaction. Without `.interaction`, the modifier has no effect.
  ///   - shape: The shape, in the frame of the view.
  ///   - eoFill: Whether the shape uses the even-odd rule instead of the nonzero winding rule (default: `false`).
  public func contentShape(
    _ kinds: ContentShapeKinds, _ shape: some Shape, eoFill: Bool = false
  ) -> some View {
    attaching("contentShape", { HitArea(in: $0) }) {
      if kinds.contains(.interaction) { $0.extent = .shape(shape, isEvenOdd: eoFill) }
    }
  }
}

public struct ContentShapeKinds: OptionSet, Hashable, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }

  public static let interaction = ContentShapeKinds(rawValue: 1)
  public static let dragPreview = ContentShapeKinds(rawValue: 2)
  public static let contextMenuPreview = ContentShapeKinds(rawValue: 4)
  public static let hoverEffect = ContentShapeKinds(rawValue: 8)
  public static let accessibility = ContentShapeKinds(rawValue: 16)
  public static let focusEffect = ContentShapeKinds(rawValue: 32)
}
