public import GalleyText

extension Text {
  public struct Scale: Hashable, Sendable {
    let factor: Double

    public static let `default` = Scale(factor: 1)
    /// A little smaller, as a unit behind a number is; Apple publishes no measure, so this one is chosen by eye.
    public static let secondary = Scale(factor: 0.8)
  }

  /// How large the text is beside other text, where `isEnabled`.
  public func textScale(_ scale: Scale, isEnabled: Bool = true) -> Text { with(.scale(isEnabled ? scale : .default)) }

  /// The width of the text's letters, where its family has such a face; nil takes the font's.
  public func fontWidth(_ width: Font.Width?) -> Text { with(.width(width)) }
}

extension View {
  /// How large the text in the view is beside other text, where `isEnabled`.
  public func textScale(_ scale: Text.Scale, isEnabled: Bool = true) -> some View {
    transformEnvironment(\.textScale) { if isEnabled { $0 = scale } }
  }

  /// The width of the letters in the view, whatever their font says, where a family has such a face; nil takes the font's.
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
