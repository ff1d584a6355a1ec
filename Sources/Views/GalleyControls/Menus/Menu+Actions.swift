public import GalleyViews

extension Menu where Label == Text {
  public init(
    _ title: LocalizedStringKey, @ViewBuilder content: () -> Content, primaryAction: @escaping () -> Void
  ) { self.init(content: content, label: { Text(title) }, primaryAction: primaryAction) }

  @_disfavoredOverload
  public init(
    _ title: some StringProtocol, @ViewBuilder content: () -> Content, primaryAction: @escaping () -> Void
  ) { self.init(content: content, label: { Text(title) }, primaryAction: primaryAction) }
}

extension Menu where Label == GalleyControls.Label<Text, Image> {
  public init(
    _ title: LocalizedStringKey, systemImage name: String, @ViewBuilder content: () -> Content,
    primaryAction: @escaping () -> Void
  ) {
    self.init(
      content: content, label: { GalleyControls.Label(title, systemImage: name) }, primaryAction: primaryAction)
  }

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
