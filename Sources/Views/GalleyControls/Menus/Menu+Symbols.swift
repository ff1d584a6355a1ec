public import GalleyViews

extension Menu where Label == GalleyControls.Label<Text, Image> {
  public init(_ title: LocalizedStringKey, systemImage name: String, @ViewBuilder content: () -> Content) {
    self.init(content: content) { GalleyControls.Label(title, systemImage: name) }
  }

  @_disfavoredOverload
  public init(_ title: some StringProtocol, systemImage name: String, @ViewBuilder content: () -> Content) {
    self.init(content: content) { GalleyControls.Label(title, systemImage: name) }
  }
}
