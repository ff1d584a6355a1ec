/// What a view is to those who do not see it.
public struct AccessibilityTraits: OptionSet, Hashable, Sendable {
  /// One bit for each trait.
  public let rawValue: Int

  /// The traits whose bits are set in `rawValue`.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// It can be tapped.
  public static let isButton = AccessibilityTraits(rawValue: 1)
  /// It is the heading of a part of the screen.
  public static let isHeader = AccessibilityTraits(rawValue: 1 << 1)
  /// It is chosen.
  public static let isSelected = AccessibilityTraits(rawValue: 1 << 2)
  /// It leads to another place.
  public static let isLink = AccessibilityTraits(rawValue: 1 << 3)
  /// It is searched with.
  public static let isSearchField = AccessibilityTraits(rawValue: 1 << 4)
  /// It is an image.
  public static let isImage = AccessibilityTraits(rawValue: 1 << 5)
  /// It plays a sound of its own.
  public static let playsSound = AccessibilityTraits(rawValue: 1 << 6)
  /// It is a key of a keyboard.
  public static let isKeyboardKey = AccessibilityTraits(rawValue: 1 << 7)
  /// It never changes.
  public static let isStaticText = AccessibilityTraits(rawValue: 1 << 8)
  /// It sums up the screen when the app starts.
  public static let isSummaryElement = AccessibilityTraits(rawValue: 1 << 9)
  /// It changes often.
  public static let updatesFrequently = AccessibilityTraits(rawValue: 1 << 10)
  /// It starts playing media.
  public static let startsMediaSession = AccessibilityTraits(rawValue: 1 << 11)
  /// It can be touched directly.
  public static let allowsDirectInteraction = AccessibilityTraits(rawValue: 1 << 12)
  /// It turns the page.
  public static let causesPageTurn = AccessibilityTraits(rawValue: 1 << 13)
  /// What is beside it cannot be used.
  public static let isModal = AccessibilityTraits(rawValue: 1 << 14)
  /// It is on or off.
  public static let isToggle = AccessibilityTraits(rawValue: 1 << 15)
  /// It is the bar of a tab view.
  public static let isTabBar = AccessibilityTraits(rawValue: 1 << 16)

  private static let names: [(AccessibilityTraits, String)] = [
    (.isButton, "isButton"), (.isHeader, "isHeader"), (.isSelected, "isSelected"), (.isLink, "isLink"),
    (.isSearchField, "isSearchField"), (.isImage, "isImage"), (.playsSound, "playsSound"),
    (.isKeyboardKey, "isKeyboardKey"), (.isStaticText, "isStaticText"), (.isSummaryElement, "isSummaryElement"),
    (.updatesFrequently, "updatesFrequently"), (.startsMediaSession, "startsMediaSession"),
    (.allowsDirectInteraction, "allowsDirectInteraction"), (.causesPageTurn, "causesPageTurn"), (.isModal, "isModal"),
    (.isToggle, "isToggle"), (.isTabBar, "isTabBar"),
  ]

  /// The names of the traits, with commas.
  var told: String { Self.names.filter { contains($0.0) }.map(\.1).joined(separator: ", ") }
}
