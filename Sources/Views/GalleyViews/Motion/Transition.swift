import GalleyGeometry
import GalleyLayout

public protocol Transition {
  associatedtype Body: View
  typealias Content = TransitionContent

  @ViewBuilder func body(content: Content, phase: TransitionPhase) -> Body

  static var properties: TransitionProperties { get }
}

extension Transition {
  public static var properties: TransitionProperties { TransitionProperties() }
}

/// Stored only: there is no setting for reduced motion.
public struct TransitionProperties: Sendable {
  public var hasMotion: Bool

  public init(hasMotion: Bool = true) { self.hasMotion = hasMotion }
}

/// The view that enters or leaves, with a fixed size.
public struct TransitionContent: View {
  public typealias Body = Never

  /// The size, in points.
  let size: Size
  let isRightToLeft: Bool
  var inner: AnyView?

  public func _build(into builder: inout NodeBuilder) {
    if let inner { return inner._build(into: &builder) }
    builder.add(TransitionContentRule(chosen: size), kind: "content", drawing: TransitionContentDrawing())
  }

  func holding(_ view: AnyView) -> TransitionContent {
    var content = self
    content.inner = view
    return content
  }
}

private struct TransitionContentRule: LeafRule, UnguidedRule, MeasuredRule, Equatable {
  let chosen: Size

  var traits: LayoutTraits { .plain }

  func size(for proposal: ProposedViewSize) -> Size { chosen }
}
