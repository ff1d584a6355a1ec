public import GalleyGeometry
import GalleyLayout
public import GalleyMotion

public struct AnyTransition {
  private let ways: Ways

  var insertion: Side { ways.insertion }
  var removal: Side { ways.removal }

  /// Stored in a separate object, because every node has storage for a transition but few have one.
  private final class Ways {
    let insertion: Side
    let removal: Side

    init(_ insertion: Side, _ removal: Side) {
      self.insertion = insertion
      self.removal = removal
    }
  }

  struct Side {
    /// Returns the appearance in a phase; nil for the identity transition.
    let appearance: ((TransitionContent, TransitionPhase) -> AnyView)?
    /// The animation of the transition; nil uses the animation of the change.
    var animation: Animation?

    func transaction(_ transaction: Transaction) -> Transaction? {
      guard appearance != nil, !transaction.disablesAnimations else { return nil }
      guard let animation = animation ?? transaction.animation else { return nil }
      var own = transaction
      own.animation = animation
      return own
    }
  }

  private init(insertion: Side, removal: Side) {
    ways = Ways(insertion, removal)
  }

  private init(appearance: ((TransitionContent, TransitionPhase) -> AnyView)?) {
    self.init(insertion: Side(appearance: appearance), removal: Side(appearance: appearance))
  }

  public init(_ transition: some Transition) {
    self.init { AnyView(transition.body(content: $0, phase: $1)) }
  }

  public static var identity: AnyTransition { AnyTransition(appearance: nil) }
  public static var opacity: AnyTransition {
    AnyTransition { AnyView($0.opacity($1.isIdentity ? 1 : 0)) }
  }
  public static var scale: AnyTransition { scale(scale: 0) }
  public static var slide: AnyTransition {
    asymmetric(insertion: .move(edge: .leading), removal: .move(edge: .trailing))
  }

  public static func scale(scale: Double, anchor: UnitPoint = .center) -> AnyTransition {
    AnyTransition { AnyView($0.scaleEffect($1.isIdentity ? 1 : scale, anchor: anchor)) }
  }

  public static func scale(_ scale: Double, anchor: UnitPoint = .center) -> AnyTransition {
    .scale(scale: scale, anchor: anchor)
  }

  public static func offset(_ offset: Size) -> AnyTransition { .offset(x: offset.width, y: offset.height) }

  public static func offset(x: Double = 0, y: Double = 0) -> AnyTransition {
    AnyTransition { AnyView($0.offset(x: $1.isIdentity ? 0 : x, y: $1.isIdentity ? 0 : y)) }
  }

  public static func move(edge: Edge) -> AnyTransition {
    AnyTransition { AnyView($0.offset($1.isIdentity ? .zero : $0.way(beyond: edge))) }
  }

  public static func push(from edge: Edge) -> AnyTransition {
    asymmetric(
      insertion: .move(edge: edge).combined(with: .opacity),
      removal: .move(edge: edge.opposite).combined(with: .opacity))
  }

  public static func asymmetric(insertion: AnyTransition, removal: AnyTransition) -> AnyTransition {
    AnyTransition(insertion: insertion.insertion, removal: removal.removal)
  }

  public static func modifier<Modifier: ViewModifier>(active: Modifier, identity: Modifier) -> AnyTransition {
    AnyTransition { AnyView($0.modifier($1.isIdentity ? identity : active)) }
  }

  public func combined(with other: AnyTransition) -> AnyTransition {
    AnyTransition(
      insertion: insertion.combined(with: other.insertion), removal: removal.combined(with: other.removal))
  }

  public func animation(_ animation: Animation?) -> AnyTransition {
    var (way, back) = (insertion, removal)
    (way.animation, back.animation) = (animation, animation)
    return AnyTransition(insertion: way, removal: back)
  }
}

extension AnyTransition.Side {
  fileprivate func combined(with other: AnyTransition.Side) -> AnyTransition.Side {
    let animation = animation ?? other.animation
    guard let appearance, let outer = other.appearance else {
      return AnyTransition.Side(appearance: appearance ?? other.appearance, animation: animation)
    }
    return AnyTransition.Side(
      appearance: { content, phase in outer(content.holding(appearance(content, phase)), phase) },
      animation: animation)
  }
}

extension Edge {
  fileprivate var opposite: Edge {
    switch self {
    case .top: .bottom
    case .bottom: .top
    case .leading: .trailing
    case .trailing: .leading
    }
  }
}

extension TransitionContent {
  fileprivate func way(beyond edge: Edge) -> Size {
    switch edge {
    case .top: Size(height: -size.height)
    case .bottom: Size(height: size.height)
    case .leading: Size(width: isRightToLeft ? size.width : -size.width)
    case .trailing: Size(width: isRightToLeft ? -size.width : size.width)
    }
  }
}

extension ViewPayload {
  var transition: AnyTransition? {
    get { self[NodeTransitionKey.self] }
    set { self[NodeTransitionKey.self] = newValue }
  }

  /// The transition of the node or of the view inside its modifiers (default: `opacity`).
  static func transition(of node: LayoutNode) -> AnyTransition { first(of: node) { $0.transition } ?? .opacity }
}

private enum NodeTransitionKey: NodeValueKey {
  typealias Value = AnyTransition
}
