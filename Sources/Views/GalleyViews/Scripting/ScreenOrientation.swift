public import GalleyGeometry

public enum ScreenOrientation: String, Hashable, Sendable, CaseIterable {
  case portrait
  case landscape

  public init(_ size: Size) { self = size.width > size.height ? .landscape : .portrait }

  public var turned: ScreenOrientation { self == .portrait ? .landscape : .portrait }
}

extension EdgeInsets {
  /// Returns the landscape insets of a screen with these portrait insets.
  ///
  /// A phone with a cutout keeps the top inset on both sides and 21 pt at the bottom; a phone with a home button has no
  /// insets. A tablet (short side of at least 600 pt) keeps its insets. The values are from Apple's layout guides for
  /// these devices.
  public func onSide(of screen: Size) -> EdgeInsets {
    if min(screen.width, screen.height) >= 600 { return self }
    guard top > EdgeInsets.statusBar else { return .zero }
    return EdgeInsets(top: 0, leading: top, bottom: bottom > 0 ? 21 : 0, trailing: top)
  }

  private static let statusBar = 20.0
}
