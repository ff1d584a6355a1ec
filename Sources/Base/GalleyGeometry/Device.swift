/// A device whose screen a canvas or a preview can use.
public struct Device: Hashable, Sendable {
  public let name: String
  /// The screen size in points, in portrait.
  public let size: Size
  public let scale: Double
  /// The safe area in points, in portrait.
  public let safeArea: EdgeInsets

  /// All devices that a scene can name, with the screen sizes that Apple publishes.
  public static let all: [Device] = [
    phone,
    Device("phone-mini", 375, 812, 3, top: 50, bottom: 34),
    Device("phone-max", 428, 926, 3, top: 47, bottom: 34),
    Device("phone-home-button", 375, 667, 2, top: 20, bottom: 0),
    Device("tablet", 820, 1180, 2, top: 24, bottom: 20),
    Device("tablet-large", 1024, 1366, 2, top: 24, bottom: 20),
  ]

  package static let phone = Device("phone", 390, 844, 3, top: 47, bottom: 34)

  public static func named(_ name: String) -> Device? { all.first { $0.name == name } }

  package init(_ name: String, _ width: Double, _ height: Double, _ scale: Double, top: Double, bottom: Double) {
    self.name = name
    size = Size(width: width, height: height)
    self.scale = scale
    safeArea = EdgeInsets(top: top, bottom: bottom)
  }

  package var summary: String {
    "\(Int(size.width)) by \(Int(size.height)) points at \(Int(scale))x, "
      + "safe area \(Int(safeArea.top)) at the top and \(Int(safeArea.bottom)) at the bottom."
  }
}
