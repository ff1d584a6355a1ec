public import GalleyGeometry
public import GalleyText

public struct EnvironmentValues {
  public var font: Font?
  public var fontWeight: Font.Weight?
  public var isItalic = false
  public var hasMonospacedDigits = false
  public var isMonospaced = false
  public var fontDesign: Font.Design?
  public var fontWidth: Font.Width?
  public var tracking = 0.0
  public var baselineOffset = 0.0
  public var fontTheme = FontTheme.standard
  public var dynamicTypeSize = DynamicTypeSize.large
  public var colorScheme = ColorScheme.light
  public var layoutDirection = LayoutDirection.leftToRight
  /// A BCP 47 tag (default: "en"). Galley never uses the machine's locale.
  public var localeIdentifier = "en"
  public var displayScale = 2.0
  public var lineLimit: Int?
  public var reservesLineSpace = false
  /// The fraction of the font size, 0 … 1, to which text may shrink (default: 1).
  public var minimumScaleFactor = 1.0
  public var truncationMode = TruncationMode.tail
  public var multilineTextAlignment = TextAlignment.leading
  public var lineSpacing = 0.0
  public var missingGlyph = MissingGlyphPolicy.error
  var scrollIndicators = ScrollIndicatorVisibilities()
  var contentMargins = EdgeInsets.zero
  private var slots = Slots()

  public init() {}

  public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
    get { slots.value(of: key, as: Key.Value.self) ?? Key.defaultValue }
    set { slots.set(newValue, of: key) }
  }

  func object<Object: AnyObject>(of type: Object.Type) -> Object? {
    slots.value(of: GivenObject<Object>.self, as: type)
  }

  mutating func give<Object: AnyObject>(_ object: Object?) { slots.set(object, of: GivenObject<Object>.self) }

  func isSame(as other: EnvironmentValues) -> Bool { ViewEquality.areSame(self, other) }
}

private enum GivenObject<Object> {}

public protocol EnvironmentKey {
  associatedtype Value
  static var defaultValue: Value { get }
}

public enum ColorScheme: Hashable, Sendable, CaseIterable {
  case light
  case dark
}
