import GalleyGeometry

/// Constant, so that pictures are reproducible.
extension EnvironmentValues {
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

public enum BackgroundProminence: Hashable, Sendable {
  case standard, increased
}

extension View {
  /// Only recorded in the layout snapshot.
  public func focusEffectDisabled(_ disabled: Bool = true) -> some View {
    recorded("focusEffectDisabled", ["disabled": "\(disabled)"]).transformEnvironment(\.focusEffects) {
      if disabled { $0 = false }
    }
  }

  /// Only recorded in the layout snapshot.
  public func hoverEffectDisabled(_ disabled: Bool = true) -> some View {
    recorded("hoverEffectDisabled", ["disabled": "\(disabled)"]).transformEnvironment(\.hoverEffects) {
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
