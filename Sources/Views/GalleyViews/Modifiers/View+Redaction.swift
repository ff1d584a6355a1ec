extension View {
  /// A placeholder shows lines of text as bars and images as boxes.
  public func redacted(reason: RedactionReasons) -> some View {
    transformEnvironment(\.redactionReasons) { $0.formUnion(reason) }
  }

  public func unredacted() -> some View { environment(\.redactionReasons, []) }

  public func privacySensitive(_ sensitive: Bool = true) -> some View {
    environment(\.isPrivacySensitive, sensitive).recorded("privacySensitive", ["sensitive": "\(sensitive)"])
  }

  public func invalidatableContent(_ invalidatable: Bool = true) -> some View {
    environment(\.isInvalidatable, invalidatable)
      .recorded("invalidatableContent", ["invalidatable": "\(invalidatable)"])
  }
}
