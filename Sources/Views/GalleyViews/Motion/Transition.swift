import GalleyGeometry
import GalleyLayout

/// How a view looks before it is there and after it is gone; an animation leads from one look to the other.
public protocol Transition {
  associatedtype Body: View
  typealias Content = TransitionContent

  @ViewBuilder func body(content: Content, phase: TransitionPhase) -> Body

  /// What is known of the look without making it.
  static var properties: TransitionProperties { get }
}

extension Transition {
  public static var properties: TransitionProperties { TransitionProperties() }
}

/// What is known of a transition without making its look. It is taken: nothing here asks for less motion.
public struct TransitionProperties: Sendable {
  public var hasMotion: Bool

  /// A look that moves, or one that does not.
  public init(hasMotion: Bool = true) { self.hasMotion = hasMotion }
}

/// The view that enters or leaves, as its transition sees it: it has the size it is laid out with.
public struct TransitionContent: View {
  public typealias Body = Never

  /// The view's size, in points.
  let size: Size
  let isRightToLeft: Bool
  var inner: AnyView?

  public func _build(into builder: inout NodeBuilder) {
    if let inner { return inner._build(into: &builder) }
    builder.add(TransitionContentRule(chosen: size), kind: "content", drawing: .content)
  }

  func holding(_ view: AnyView) -> TransitionContent {
    var content = self
    content.inner = view
    return content
  }
}

/// Has one size, whatever is offered.
private struct TransitionContentRule: LeafRule, UnguidedRule, MeasuredRule, Equatable {
  let chosen: Size

  var traits: LayoutTraits { .plain }

  func size(for proposal: ProposedViewSize) -> Size { chosen }
}
