public import GalleyGeometry

/// Which way a screen is held.
public enum ScreenOrientation: String, Hashable, Sendable, CaseIterable {
  case portrait
  case landscape

  public init(_ size: Size) { self = size.width > size.height ? .landscape : .portrait }

  public var turned: ScreenOrientation { self == .portrait ? .landscape : .portrait }
}

extension EdgeInsets {
  /// What covers the sides of a screen on its side, where these cover it upright.
  ///
  /// A phone whose cutout covers the top keeps as much free on both sides, and a strip of 21 points below for the home
  /// indicator; one with a home button keeps nothing. A tablet, 600 points or more on its short side, keeps what it
  /// kept: so Apple's layout guides lie on the devices of these kinds.
  public func onSide(of screen: Size) -> EdgeInsets {
    if min(screen.width, screen.height) >= 600 { return self }
    guard top > EdgeInsets.statusBar else { return .zero }
    return EdgeInsets(top: 0, leading: top, bottom: bottom > 0 ? 21 : 0, trailing: top)
  }

  /// The height of a status bar on a phone without a cutout, in points.
  private static let statusBar = 20.0
}
