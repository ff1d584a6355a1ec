extension View {
  /// Does not show what the view says, for `reason`, which is added to those around.
  ///
  /// For a placeholder each line of text is a bar as wide as the line, and each image a box as large as the image.
  public func redacted(reason: RedactionReasons) -> some View {
    transformEnvironment(\.redactionReasons) { $0.formUnion(reason) }
  }

  public func unredacted() -> some View { environment(\.redactionReasons, []) }

  public func privacySensitive(_ sensitive: Bool = true) -> some View {
    environment(\.isPrivacySensitive, sensitive).told("privacySensitive", ["sensitive": "\(sensitive)"])
  }

  /// Whether what the view says is faded where it is redacted because it is no longer true.
  public func invalidatableContent(_ invalidatable: Bool = true) -> some View {
    environment(\.isInvalidatable, invalidatable)
      .told("invalidatableContent", ["invalidatable": "\(invalidatable)"])
  }
}
