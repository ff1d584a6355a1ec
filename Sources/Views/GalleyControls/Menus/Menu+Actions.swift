public import GalleyViews

extension Menu where Label == Text {
  /// A button that shows `title` and runs `primaryAction`; on a device it opens the menu where it is held.
  public init(
    _ title: LocalizedStringKey, @ViewBuilder content: () -> Content, primaryAction: @escaping () -> Void
  ) { self.init(content: content, label: { Text(title) }, primaryAction: primaryAction) }

  /// A button that shows `title`, just as it is, and runs `primaryAction`.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol, @ViewBuilder content: () -> Content, primaryAction: @escaping () -> Void
  ) { self.init(content: content, label: { Text(title) }, primaryAction: primaryAction) }
}

extension Menu where Label == GalleyControls.Label<Text, Image> {
  /// A button that shows `title` with a symbol and runs `primaryAction`; on a device it opens the menu where it is held.
  public init(
    _ title: LocalizedStringKey, systemImage name: String, @ViewBuilder content: () -> Content,
    primaryAction: @escaping () -> Void
  ) {
    self.init(
      content: content, label: { GalleyControls.Label(title, systemImage: name) }, primaryAction: primaryAction)
  }

  /// A button that shows `title`, just as it is, with a symbol and runs `primaryAction`.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol, systemImage name: String, @ViewBuilder content: () -> Content,
    primaryAction: @escaping () -> Void
  ) {
    self.init(
      content: content, label: { GalleyControls.Label(title, systemImage: name) }, primaryAction: primaryAction)
  }

  public init(_ title: LocalizedStringKey, image name: String, @ViewBuilder content: () -> Content) {
    self.init(content: content) { GalleyControls.Label(title, image: name) }
  }

  @_disfavoredOverload
  public init(_ title: some StringProtocol, image name: String, @ViewBuilder content: () -> Content) {
    self.init(content: content) { GalleyControls.Label(title, image: name) }
  }
}
