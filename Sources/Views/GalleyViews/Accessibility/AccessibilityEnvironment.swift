import GalleyText

/// What people set so that screens suit them better; a stage's values, never the machine's.
public struct AccessibilitySettings: Hashable, Sendable {
  /// Whether motion is kept low.
  public var reduceMotion = false
  /// Whether nothing shines through.
  public var reduceTransparency = false
  /// Whether shapes say what colours say.
  public var differentiateWithoutColor = false
  /// Whether colours are inverted.
  public var invertColors = false
  /// Whether buttons have shapes.
  public var showButtonShapes = false
  /// Whether a screen reader reads.
  public var voiceOver = false
  /// Whether switches stand for touches.
  public var switchControl = false

  /// Nothing is set.
  public init() {}
}

private struct AccessibilitySettingsKey: EnvironmentKey {
  static var defaultValue: AccessibilitySettings { AccessibilitySettings() }
}

extension EnvironmentValues {
  /// What people set so that screens suit them better.
  public var accessibilitySettings: AccessibilitySettings {
    get { self[AccessibilitySettingsKey.self] }
    set { self[AccessibilitySettingsKey.self] = newValue }
  }

  /// Whether motion is kept low.
  public var accessibilityReduceMotion: Bool { accessibilitySettings.reduceMotion }
  /// Whether nothing shines through.
  public var accessibilityReduceTransparency: Bool { accessibilitySettings.reduceTransparency }
  /// Whether shapes say what colours say.
  public var accessibilityDifferentiateWithoutColor: Bool { accessibilitySettings.differentiateWithoutColor }
  /// Whether colours are inverted.
  public var accessibilityInvertColors: Bool { accessibilitySettings.invertColors }
  /// Whether buttons have shapes.
  public var accessibilityShowButtonShapes: Bool { accessibilitySettings.showButtonShapes }
  /// Whether a screen reader reads.
  public var accessibilityVoiceOverEnabled: Bool { accessibilitySettings.voiceOver }
  /// Whether switches stand for touches.
  public var accessibilitySwitchControlEnabled: Bool { accessibilitySettings.switchControl }
  /// Whether lights that flash are dimmed: they never are.
  public var accessibilityDimFlashingLights: Bool { false }
  /// Whether animated images play: they do.
  public var accessibilityPlayAnimatedImages: Bool { true }
  /// Whether a finger that rests on small things shows them large: at accessibility sizes.
  public var accessibilityLargeContentViewerEnabled: Bool { dynamicTypeSize.isAccessibilitySize }
  /// Whether a watch can be pinched: a stage has none.
  public var accessibilityQuickActionsEnabled: Bool { false }
  /// Whether screens are those of Assistive Access: they never are.
  public var accessibilityAssistiveAccessEnabled: Bool { false }
  /// Whether anything helps to use the screen.
  public var accessibilityEnabled: Bool {
    get { accessibilitySettings.voiceOver || accessibilitySettings.switchControl }
    set {
      accessibilitySettings.voiceOver = newValue
      if !newValue { accessibilitySettings.switchControl = false }
    }
  }
}
