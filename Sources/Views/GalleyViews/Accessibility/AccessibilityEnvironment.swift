import GalleyText

public struct AccessibilitySettings: Hashable, Sendable {
  public var reduceMotion = false
  public var reduceTransparency = false
  public var differentiateWithoutColor = false
  public var invertColors = false
  public var showButtonShapes = false
  public var voiceOver = false
  public var switchControl = false

  public init() {}
}

private struct AccessibilitySettingsKey: EnvironmentKey {
  static var defaultValue: AccessibilitySettings { AccessibilitySettings() }
}

extension EnvironmentValues {
  public var accessibilitySettings: AccessibilitySettings {
    get { self[AccessibilitySettingsKey.self] }
    set { self[AccessibilitySettingsKey.self] = newValue }
  }

  public var accessibilityReduceMotion: Bool { accessibilitySettings.reduceMotion }
  public var accessibilityReduceTransparency: Bool { accessibilitySettings.reduceTransparency }
  public var accessibilityDifferentiateWithoutColor: Bool { accessibilitySettings.differentiateWithoutColor }
  public var accessibilityInvertColors: Bool { accessibilitySettings.invertColors }
  public var accessibilityShowButtonShapes: Bool { accessibilitySettings.showButtonShapes }
  public var accessibilityVoiceOverEnabled: Bool { accessibilitySettings.voiceOver }
  public var accessibilitySwitchControlEnabled: Bool { accessibilitySettings.switchControl }
  /// Always false.
  public var accessibilityDimFlashingLights: Bool { false }
  public var accessibilityPlayAnimatedImages: Bool { true }
  public var accessibilityLargeContentViewerEnabled: Bool { dynamicTypeSize.isAccessibilitySize }
  /// Always false.
  public var accessibilityQuickActionsEnabled: Bool { false }
  /// Always false.
  public var accessibilityAssistiveAccessEnabled: Bool { false }
  public var accessibilityEnabled: Bool {
    get { accessibilitySettings.voiceOver || accessibilitySettings.switchControl }
    set {
      accessibilitySettings.voiceOver = newValue
      if !newValue { accessibilitySettings.switchControl = false }
    }
  }
}
