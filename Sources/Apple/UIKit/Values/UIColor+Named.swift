import GalleyViews

extension UIColor {
  /// The system's `label`.
  public static let label = UIColor(Color(.label))
  /// The system's `secondaryLabel`.
  public static let secondaryLabel = UIColor(Color(.secondaryLabel))
  /// The system's `tertiaryLabel`.
  public static let tertiaryLabel = UIColor(Color(.tertiaryLabel))
  /// The system's `quaternaryLabel`.
  public static let quaternaryLabel = UIColor(Color(.quaternaryLabel))
  /// The system's `placeholderText`.
  public static let placeholderText = UIColor(Color(.placeholderText))
  /// The system's `link`.
  public static let link = UIColor(Color(.link))
  /// The system's `separator`.
  public static let separator = UIColor(Color(.separator))
  /// The system's `opaqueSeparator`.
  public static let opaqueSeparator = UIColor(Color(.opaqueSeparator))
  /// The system's `systemBackground`.
  public static let systemBackground = UIColor(Color(.systemBackground))
  /// The system's `secondarySystemBackground`.
  public static let secondarySystemBackground = UIColor(Color(.secondarySystemBackground))
  /// The system's `tertiarySystemBackground`.
  public static let tertiarySystemBackground = UIColor(Color(.tertiarySystemBackground))
  /// The system's `systemGroupedBackground`.
  public static let systemGroupedBackground = UIColor(Color(.systemGroupedBackground))
  /// The system's `secondarySystemGroupedBackground`.
  public static let secondarySystemGroupedBackground = UIColor(Color(.secondarySystemGroupedBackground))
  /// The system's `tertiarySystemGroupedBackground`.
  public static let tertiarySystemGroupedBackground = UIColor(Color(.tertiarySystemGroupedBackground))
  /// The system's `systemFill`.
  public static let systemFill = UIColor(Color(.systemFill))
  /// The system's `secondarySystemFill`.
  public static let secondarySystemFill = UIColor(Color(.secondarySystemFill))
  /// The system's `tertiarySystemFill`.
  public static let tertiarySystemFill = UIColor(Color(.tertiarySystemFill))
  /// The system's `quaternarySystemFill`.
  public static let quaternarySystemFill = UIColor(Color(.quaternarySystemFill))
  /// The system's `systemRed`.
  public static let systemRed = UIColor(Color(.systemRed))
  /// The system's `systemOrange`.
  public static let systemOrange = UIColor(Color(.systemOrange))
  /// The system's `systemYellow`.
  public static let systemYellow = UIColor(Color(.systemYellow))
  /// The system's `systemGreen`.
  public static let systemGreen = UIColor(Color(.systemGreen))
  /// The system's `systemMint`.
  public static let systemMint = UIColor(Color(.systemMint))
  /// The system's `systemTeal`.
  public static let systemTeal = UIColor(Color(.systemTeal))
  /// The system's `systemCyan`.
  public static let systemCyan = UIColor(Color(.systemCyan))
  /// The system's `systemBlue`.
  public static let systemBlue = UIColor(Color(.systemBlue))
  /// The system's `systemIndigo`.
  public static let systemIndigo = UIColor(Color(.systemIndigo))
  /// The system's `systemPurple`.
  public static let systemPurple = UIColor(Color(.systemPurple))
  /// The system's `systemPink`.
  public static let systemPink = UIColor(Color(.systemPink))
  /// The system's `systemBrown`.
  public static let systemBrown = UIColor(Color(.systemBrown))
  /// The system's `systemGray`.
  public static let systemGray = UIColor(Color(.systemGray))
  /// The system's `systemGray2`.
  public static let systemGray2 = UIColor(Color(.systemGray2))
  /// The system's `systemGray3`.
  public static let systemGray3 = UIColor(Color(.systemGray3))
  /// The system's `systemGray4`.
  public static let systemGray4 = UIColor(Color(.systemGray4))
  /// The system's `systemGray5`.
  public static let systemGray5 = UIColor(Color(.systemGray5))
  /// The system's `systemGray6`.
  public static let systemGray6 = UIColor(Color(.systemGray6))

  /// The accent colour.
  public static let tintColor = UIColor(Color(.systemBlue))
  /// The fixed colour `black`, as UIKit documents it.
  public static let black = UIColor(red: 0, green: 0, blue: 0, alpha: 1)
  /// The fixed colour `white`, as UIKit documents it.
  public static let white = UIColor(red: 1, green: 1, blue: 1, alpha: 1)
  /// The fixed colour `clear`, as UIKit documents it.
  public static let clear = UIColor(red: 0, green: 0, blue: 0, alpha: 0)
  /// The fixed colour `red`, as UIKit documents it.
  public static let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
  /// The fixed colour `green`, as UIKit documents it.
  public static let green = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
  /// The fixed colour `blue`, as UIKit documents it.
  public static let blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
  /// The fixed colour `cyan`, as UIKit documents it.
  public static let cyan = UIColor(red: 0, green: 1, blue: 1, alpha: 1)
  /// The fixed colour `yellow`, as UIKit documents it.
  public static let yellow = UIColor(red: 1, green: 1, blue: 0, alpha: 1)
  /// The fixed colour `magenta`, as UIKit documents it.
  public static let magenta = UIColor(red: 1, green: 0, blue: 1, alpha: 1)
  /// The fixed colour `orange`, as UIKit documents it.
  public static let orange = UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)
  /// The fixed colour `purple`, as UIKit documents it.
  public static let purple = UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1)
  /// The fixed colour `brown`, as UIKit documents it.
  public static let brown = UIColor(red: 0.6, green: 0.4, blue: 0.2, alpha: 1)
  /// The fixed colour `gray`, as UIKit documents it.
  public static let gray = UIColor(red: 0.5, green: 0.5, blue: 0.5, alpha: 1)
  /// The fixed colour `darkGray`, as UIKit documents it.
  public static let darkGray = UIColor(red: 1.0 / 3, green: 1.0 / 3, blue: 1.0 / 3, alpha: 1)
  /// The fixed colour `lightGray`, as UIKit documents it.
  public static let lightGray = UIColor(red: 2.0 / 3, green: 2.0 / 3, blue: 2.0 / 3, alpha: 1)
}
