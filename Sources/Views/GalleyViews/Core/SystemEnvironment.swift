import GalleyGeometry

/// What a stage's environment says of the system around an app: always the same, so that pictures are.
extension EnvironmentValues {
  /// Whether the app's window is in front; a stage is.
  public var appearsActive: Bool { true }
  public var isSceneCaptured: Bool { false }
  public var isFocusEffectEnabled: Bool { self[FocusEffectKey.self] }
  public var isHoverEffectEnabled: Bool { self[HoverEffectEnabledKey.self] }
  public var isScrollEnabled: Bool { !scrollSettings.isDisabled }
  public var backgroundProminence: BackgroundProminence { .standard }
}

private enum FocusEffectKey: EnvironmentKey {
  static var defaultValue: Bool { true }
}

private enum HoverEffectEnabledKey: EnvironmentKey {
  static var defaultValue: Bool { true }
}

/// How much what is behind a view stands out.
public enum BackgroundProminence: Hashable, Sendable {
  case standard, increased
}

extension View {
  /// Keeps focus from showing on the view; it shows nowhere here.
  public func focusEffectDisabled(_ disabled: Bool = true) -> some View {
    told("focusEffectDisabled", ["disabled": "\(disabled)"]).transformEnvironment(\.focusEffects) {
      if disabled { $0 = false }
    }
  }

  /// Keeps pointers from changing the view; a stage has none.
  public func hoverEffectDisabled(_ disabled: Bool = true) -> some View {
    told("hoverEffectDisabled", ["disabled": "\(disabled)"]).transformEnvironment(\.hoverEffects) {
      if disabled { $0 = false }
    }
  }
}

extension EnvironmentValues {
  fileprivate var focusEffects: Bool {
    get { self[FocusEffectKey.self] }
    set { self[FocusEffectKey.self] = newValue }
  }

  fileprivate var hoverEffects: Bool {
    get { self[HoverEffectEnabledKey.self] }
    set { self[HoverEffectEnabledKey.self] = newValue }
  }
}
