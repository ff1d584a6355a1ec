public import GalleyViews

extension Menu where Label == GalleyControls.Label<Text, Image> {
  /// A button that shows `title` and the symbol called `name`, and opens a menu of `content`.
  public init(_ title: LocalizedStringKey, systemImage name: String, @ViewBuilder content: () -> Content) {
    self.init(content: content) { GalleyControls.Label(title, systemImage: name) }
  }

  /// A button that shows `title`, just as it is, and the symbol called `name`, and opens a menu of `content`.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, systemImage name: String, @ViewBuilder content: () -> Content) {
    self.init(content: content) { GalleyControls.Label(title, systemImage: name) }
  }
}
