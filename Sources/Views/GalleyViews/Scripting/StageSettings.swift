public import GalleyGeometry
public import GalleyMotion
public import GalleyText

/// What people can change of a screen while it is shown; nil leaves it as it is.
public struct StageSettings: Hashable, Sendable {
  public var dynamicTypeSize: DynamicTypeSize?
  public var colorScheme: ColorScheme?
  public var layoutDirection: LayoutDirection?
  /// The language and region as a BCP 47 tag.
  public var locale: String?

  /// How high the keyboard is that covers the bottom of the screen, in points; 0 takes it away. Like a bar, it makes
  /// the safe area smaller.
  public var keyboard: Double?
  public var keyboardAnimation: Animation?

  public init(
    dynamicTypeSize: DynamicTypeSize? = nil, colorScheme: ColorScheme? = nil,
    layoutDirection: LayoutDirection? = nil, locale: String? = nil, keyboard: Double? = nil,
    keyboardAnimation: Animation? = nil
  ) {
    self.keyboard = keyboard
    self.keyboardAnimation = keyboardAnimation
    self.dynamicTypeSize = dynamicTypeSize
    self.colorScheme = colorScheme
    self.layoutDirection = layoutDirection
    self.locale = locale
  }

  package func apply(to values: inout EnvironmentValues) {
    if let dynamicTypeSize { values.dynamicTypeSize = dynamicTypeSize }
    if let colorScheme { values.colorScheme = colorScheme }
    if let layoutDirection { values.layoutDirection = layoutDirection }
    if let locale { values.localeIdentifier = locale }
  }
}

extension Animation {
  /// How the keyboard comes and goes: the whole way in about 0.4 seconds, without overshooting.
  ///
  /// Apple publishes neither its curve nor its time: this is a preset.
  public static let keyboard = spring(duration: 0.4, bounce: 0)
}
