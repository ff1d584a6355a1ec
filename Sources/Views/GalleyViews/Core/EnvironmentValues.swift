public import GalleyGeometry
public import GalleyText

/// The values that hold for a view and everything below it, until a view below sets others.
public struct EnvironmentValues {
  /// The font of text; nil is `body`.
  public var font: Font?
  /// A weight that replaces the font's own, or nil.
  public var fontWeight: Font.Weight?
  /// Whether text is set in italics whatever its font says.
  public var isItalic = false
  /// Whether digits are all equally wide whatever the font says.
  public var hasMonospacedDigits = false
  /// Whether text is set in the theme's monospaced face whatever its font says.
  public var isMonospaced = false
  /// The design of letters whatever the font says; nil takes the font's.
  public var fontDesign: Font.Design?
  /// The width of letters whatever the font says; nil takes the font's.
  public var fontWidth: Font.Width?
  /// Extra space after each character, in points.
  public var tracking = 0.0
  /// How far text stands above its baseline, in points.
  public var baselineOffset = 0.0
  public var fontTheme = FontTheme.standard
  /// How large people want text; `large` is the default.
  public var dynamicTypeSize = DynamicTypeSize.large
  public var colorScheme = ColorScheme.light
  public var layoutDirection = LayoutDirection.leftToRight
  /// The language and region as a BCP 47 tag; "en" by default, never the machine's.
  public var localeIdentifier = "en"
  /// Pixels per point; lines one pixel wide and the rounding of text sizes follow it.
  public var displayScale = 2.0
  /// The most lines of a text, or nil.
  public var lineLimit: Int?
  /// Whether text takes the room of all the lines it may have, even when it has fewer.
  public var reservesLineSpace = false
  /// The smallest share of its font's size that text may shrink to before it is cut, 0 … 1; 1 never shrinks.
  public var minimumScaleFactor = 1.0
  /// Where a line that had to be cut shows its ellipsis.
  public var truncationMode = TruncationMode.tail
  public var multilineTextAlignment = TextAlignment.leading
  /// Extra space between lines, in points.
  public var lineSpacing = 0.0
  public var missingGlyph = MissingGlyphPolicy.error
  var scrollIndicators = ScrollIndicatorVisibilities()
  var contentMargins = EdgeInsets.zero
  private var slots = Slots()

  public init() {}

  /// A value of one's own; the key's default until it is set.
  public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
    get { slots.value(of: key, as: Key.Value.self) ?? Key.defaultValue }
    set { slots.set(newValue, of: key) }
  }

  /// The object of type `type` that a view around gave, or nil.
  func object<Object: AnyObject>(of type: Object.Type) -> Object? {
    slots.value(of: GivenObject<Object>.self, as: type)
  }

  mutating func give<Object: AnyObject>(_ object: Object?) { slots.set(object, of: GivenObject<Object>.self) }

  func isSame(as other: EnvironmentValues) -> Bool { Sameness.areSame(self, other) }
}

/// The key of an object that is found by its type.
private enum GivenObject<Object> {}

/// The name and the default of an environment value of one's own.
public protocol EnvironmentKey {
  associatedtype Value
  /// The value where none was set.
  static var defaultValue: Value { get }
}

public enum ColorScheme: Hashable, Sendable, CaseIterable {
  case light
  case dark
}
