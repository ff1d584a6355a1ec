public import GalleyText

extension Text {
  public struct Scale: Hashable, Sendable {
    let factor: Double

    public static let `default` = Scale(factor: 1)
    public static let secondary = Scale(factor: 0.8)
  }

  public func textScale(_ scale: Scale, isEnabled: Bool = true) -> Text { with(.scale(isEnabled ? scale : .default)) }

  public func fontWidth(_ width: Font.Width?) -> Text { with(.width(width)) }
}

extension View {
  public func textScale(_ scale: Text.Scale, isEnabled: Bool = true) -> some View {
    transformEnvironment(\.textScale) { if isEnabled { $0 = scale } }
  }

  public func fontWidth(_ width: Font.Width?) -> some View { environment(\.fontWidth, width) }
}

extension EnvironmentValues {
  var textScale: Text.Scale {
    get { self[TextScaleKey.self] }
    set { self[TextScaleKey.self] = newValue }
  }
}

private enum TextScaleKey: EnvironmentKey {
  static var defaultValue: Text.Scale { .default }
}
