public import GalleyGeometry

/// A screen that a canvas can be as large as.
public struct Device: Hashable, Sendable {
  public let name: String
  /// The screen, in points, upright.
  public let size: Size
  public let scale: Double
  /// What the system keeps for itself at the top and the bottom, in points.
  public let safeArea: EdgeInsets

  /// Every device a scene can name, from Apple's published screen sizes.
  public static let all: [Device] = [
    phone,
    Device("phone-mini", 375, 812, 3, top: 50, bottom: 34),
    Device("phone-max", 428, 926, 3, top: 47, bottom: 34),
    Device("phone-home-button", 375, 667, 2, top: 20, bottom: 0),
    Device("tablet", 820, 1180, 2, top: 24, bottom: 20),
    Device("tablet-large", 1024, 1366, 2, top: 24, bottom: 20),
  ]

  /// The device of this name, or nil.
  public static func named(_ name: String) -> Device? { all.first { $0.name == name } }

  package init(_ name: String, _ width: Double, _ height: Double, _ scale: Double, top: Double, bottom: Double) {
    self.name = name
    size = Size(width: width, height: height)
    self.scale = scale
    safeArea = EdgeInsets(top: top, bottom: bottom)
  }

  var summary: String {
    "\(Int(size.width)) by \(Int(size.height)) points at \(Int(scale))x, "
      + "safe area \(Int(safeArea.top)) above and \(Int(safeArea.bottom)) below."
  }
}
