import GalleyGeometry
import GalleyViews
import SwiftUI

struct PreviewScreen: Equatable {
  /// The proposed size. If a side is nil, the view chooses its length.
  var proposal: ProposedViewSize
  var safeArea: EdgeInsets
  var isRegular = (horizontal: false, vertical: true)

  /// The size of an iPhone 15 in Apple's Human Interface Guidelines.
  static let phone = PreviewScreen(
    proposal: ProposedViewSize(width: 393, height: 852), safeArea: EdgeInsets(top: 59, bottom: 34))

  static func == (one: PreviewScreen, other: PreviewScreen) -> Bool {
    (one.proposal, one.safeArea) == (other.proposal, other.safeArea) && one.isRegular == other.isRegular
  }

  private static let devices: [(name: String, screen: PreviewScreen)] = [
    ("iPad Pro 11", tablet(834, 1194)), ("iPad Pro (11", tablet(834, 1194)), ("iPad Pro", tablet(1024, 1366)),
    ("iPad mini", tablet(744, 1133)), ("iPad", tablet(820, 1180)),
    ("iPhone SE (1st", phone(320, 568, 20, 0)), ("iPhone SE", phone(375, 667, 20, 0)),
    ("iPhone 8 Plus", phone(414, 736, 20, 0)), ("iPhone 8", phone(375, 667, 20, 0)),
    ("iPhone 7", phone(375, 667, 20, 0)), ("iPhone XS Max", phone(414, 896, 44, 34)),
    ("iPhone XR", phone(414, 896, 48, 34)), ("iPhone X", phone(375, 812, 44, 34)),
    ("iPhone 11 Pro Max", phone(414, 896, 44, 34)), ("iPhone 11 Pro", phone(375, 812, 44, 34)),
    ("iPhone 11", phone(414, 896, 48, 34)), ("iPhone 12 mini", phone(375, 812, 50, 34)),
    ("iPhone 13 mini", phone(375, 812, 50, 34)), ("iPhone 12 Pro Max", phone(428, 926, 47, 34)),
    ("iPhone 13 Pro Max", phone(428, 926, 47, 34)), ("iPhone 12", phone(390, 844, 47, 34)),
    ("iPhone 13", phone(390, 844, 47, 34)), ("iPhone 14 Pro Max", phone(430, 932, 59, 34)),
    ("iPhone 14 Plus", phone(428, 926, 47, 34)), ("iPhone 14 Pro", phone(393, 852, 59, 34)),
    ("iPhone 14", phone(390, 844, 47, 34)), ("iPhone 15 Pro Max", phone(430, 932, 59, 34)),
    ("iPhone 15 Plus", phone(430, 932, 59, 34)), ("iPhone 15", phone(393, 852, 59, 34)),
    ("iPhone 16 Pro Max", phone(440, 956, 62, 34)), ("iPhone 16 Pro", phone(402, 874, 62, 34)),
    ("iPhone 16 Plus", phone(430, 932, 59, 34)), ("iPhone 16", phone(393, 852, 59, 34)),
  ]

  private static func phone(_ width: Double, _ height: Double, _ top: Double, _ bottom: Double) -> PreviewScreen {
    PreviewScreen(
      proposal: ProposedViewSize(width: width, height: height), safeArea: EdgeInsets(top: top, bottom: bottom))
  }

  private static func tablet(_ width: Double, _ height: Double) -> PreviewScreen {
    PreviewScreen(
      proposal: ProposedViewSize(width: width, height: height), safeArea: EdgeInsets(top: 24, bottom: 20),
      isRegular: (true, true))
  }

  static func device(_ name: String) -> PreviewScreen? { devices.first { name.hasPrefix($0.name) }?.screen }

  var turned: PreviewScreen {
    PreviewScreen(
      proposal: ProposedViewSize(width: proposal.height, height: proposal.width),
      safeArea: safeArea.top > 24
        ? EdgeInsets(leading: safeArea.top, bottom: 21, trailing: safeArea.top)
        : EdgeInsets(top: isRegular.horizontal ? safeArea.top : 0, bottom: safeArea.bottom),
      isRegular: (isRegular.horizontal, isRegular.horizontal))
  }

  static func fixed(_ size: Size) -> PreviewScreen {
    PreviewScreen(proposal: ProposedViewSize(size), safeArea: .zero)
  }

  static let fitting = PreviewScreen(proposal: .unspecified, safeArea: .zero)
}

extension PreviewScreen {
  /// Creates the screen of a device with a name that scenes can also use, such as "phone-mini".
  init?(variant name: String) {
    guard let device = Device.named(name) else { return nil }
    let isTablet = device.size.width > 500
    self.init(
      proposal: ProposedViewSize(device.size), safeArea: device.safeArea,
      isRegular: (horizontal: isTablet, vertical: true))
  }
}
