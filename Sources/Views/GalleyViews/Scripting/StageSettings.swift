public import GalleyGeometry
public import GalleyMotion
public import GalleyText

/// User settings that can change while a screen is shown; nil leaves a setting unchanged.
///
/// ```
/// let script: Script = [.hold(0.5), .set(StageSettings(colorScheme: .dark)), .settle()]
/// ```
public struct StageSettings: Hashable, Sendable {
  public var dynamicTypeSize: DynamicTypeSize?
  public var colorScheme: ColorScheme?
  public var layoutDirection: LayoutDirection?
  public var locale: String?

  /// The height of the keyboard in points; 0 hides it. The keyboard reduces the safe area.
  public var keyboard: Double?
  public var keyboardAnimation: Animation?

  /// Creates settings. A setting that is nil (the default) stays unchanged.
  ///
  /// - Parameters:
  ///   - dynamicTypeSize: The reader's text size.
  ///   - colorScheme: Light or dark.
  ///   - layoutDirection: The direction of the layout.
  ///   - locale: The identifier of the locale, such as "de_DE".
  ///   - keyboard: The height of the keyboard, in points; 0 hides it.
  ///   - keyboardAnimation: The animation with which the keyboard appears or disappears.
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
  /// A spring of 0.4 s without overshoot. Apple publishes neither the curve nor the duration.
  public static let keyboard = spring(duration: 0.4, bounce: 0)
}
