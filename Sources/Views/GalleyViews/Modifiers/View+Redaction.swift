extension View {
  /// Hides the content for `reason`, in addition to the reasons of enclosing views.
  ///
  /// A placeholder shows each line of text as a bar of the same width and each image as a box of the same size.
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
