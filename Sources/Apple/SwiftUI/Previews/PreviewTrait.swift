import GalleyGeometry
public import GalleyViews

public struct PreviewTrait<T: Sendable> {
  package enum Choice {
    case standard, sizeThatFits
    case fixed(Size)
    case orientation(InterfaceOrientation)
    case modifier((AnyView) -> AnyView)
  }

  package let choice: Choice
}

extension PreviewTrait where T == Preview.ViewTraits {
  public static var defaultLayout: PreviewTrait { PreviewTrait(choice: .standard) }
  public static var sizeThatFitsLayout: PreviewTrait { PreviewTrait(choice: .sizeThatFits) }
  public static func fixedLayout(width: Double, height: Double) -> PreviewTrait {
    PreviewTrait(choice: .fixed(Size(width: width, height: height)))
  }
  public static var portrait: PreviewTrait { PreviewTrait(choice: .orientation(.portrait)) }
  public static var portraitUpsideDown: PreviewTrait { PreviewTrait(choice: .orientation(.portraitUpsideDown)) }
  public static var landscapeLeft: PreviewTrait { PreviewTrait(choice: .orientation(.landscapeLeft)) }
  public static var landscapeRight: PreviewTrait { PreviewTrait(choice: .orientation(.landscapeRight)) }
  @MainActor public static func modifier(_ modifier: some PreviewModifier) -> PreviewTrait {
    PreviewTrait(choice: .modifier { previewed($0, by: modifier) })
  }
}

public struct InterfaceOrientation: Hashable, Sendable, CaseIterable {
  private let name: String

  public static let portrait = InterfaceOrientation(name: "portrait")
  public static let portraitUpsideDown = InterfaceOrientation(name: "portraitUpsideDown")
  public static let landscapeLeft = InterfaceOrientation(name: "landscapeLeft")
  public static let landscapeRight = InterfaceOrientation(name: "landscapeRight")

  public static let allCases: [InterfaceOrientation] = [
    .portrait, .portraitUpsideDown, .landscapeLeft, .landscapeRight,
  ]

  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}

public protocol PreviewModifier {
  associatedtype Context = Void
  associatedtype Body: View
  typealias Content = AnyView
  static func makeSharedContext() async throws -> Context
  @ViewBuilder func body(content: Content, context: Context) -> Body
}

extension PreviewModifier where Context == Void {
  public static func makeSharedContext() async throws {}
}
