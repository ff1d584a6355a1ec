import GalleyGeometry
public import GalleyViews

/// On what a preview is drawn.
public struct PreviewTrait<T: Sendable> {
  /// The kinds of traits.
  package enum Choice {
    case standard, sizeThatFits
    case fixed(Size)
    case orientation(InterfaceOrientation)
    case modifier((AnyView) -> AnyView)
  }

  package let choice: Choice
}

extension PreviewTrait where T == Preview.ViewTraits {
  /// The device's screen.
  public static var defaultLayout: PreviewTrait { PreviewTrait(choice: .standard) }
  /// As large as the view wants to be.
  public static var sizeThatFitsLayout: PreviewTrait { PreviewTrait(choice: .sizeThatFits) }
  /// A screen of a fixed size, in points.
  public static func fixedLayout(width: Double, height: Double) -> PreviewTrait {
    PreviewTrait(choice: .fixed(Size(width: width, height: height)))
  }
  /// The device upright.
  public static var portrait: PreviewTrait { PreviewTrait(choice: .orientation(.portrait)) }
  /// The device upside down.
  public static var portraitUpsideDown: PreviewTrait { PreviewTrait(choice: .orientation(.portraitUpsideDown)) }
  /// The device turned to the left.
  public static var landscapeLeft: PreviewTrait { PreviewTrait(choice: .orientation(.landscapeLeft)) }
  /// The device turned to the right.
  public static var landscapeRight: PreviewTrait { PreviewTrait(choice: .orientation(.landscapeRight)) }
  /// The view as `modifier` changes it.
  @MainActor public static func modifier(_ modifier: some PreviewModifier) -> PreviewTrait {
    PreviewTrait(choice: .modifier { previewed($0, by: modifier) })
  }
}

/// How a device is held.
public struct InterfaceOrientation: Hashable, Sendable, CaseIterable {
  private let name: String

  /// Upright.
  public static let portrait = InterfaceOrientation(name: "portrait")
  /// Upside down.
  public static let portraitUpsideDown = InterfaceOrientation(name: "portraitUpsideDown")
  /// Turned to the left.
  public static let landscapeLeft = InterfaceOrientation(name: "landscapeLeft")
  /// Turned to the right.
  public static let landscapeRight = InterfaceOrientation(name: "landscapeRight")

  /// All of them.
  public static let allCases: [InterfaceOrientation] = [
    .portrait, .portraitUpsideDown, .landscapeLeft, .landscapeRight,
  ]

  /// Whether the device is wider than high.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}

/// A modifier of previews, with something that all of them share.
public protocol PreviewModifier {
  /// What is shared.
  associatedtype Context = Void
  /// The kind of the changed view.
  associatedtype Body: View
  /// The view before it is changed.
  typealias Content = AnyView
  /// Makes what is shared.
  static func makeSharedContext() async throws -> Context
  /// The changed view.
  @ViewBuilder func body(content: Content, context: Context) -> Body
}

extension PreviewModifier where Context == Void {
  /// Nothing is shared.
  public static func makeSharedContext() async throws {}
}
