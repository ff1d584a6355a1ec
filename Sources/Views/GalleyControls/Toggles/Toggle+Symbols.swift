public import GalleyViews

extension Toggle where Label == GalleyControls.Label<Text, Image> {
  /// A control for `isOn` with `title` and the symbol called `name`.
  public init(_ title: LocalizedStringKey, systemImage name: String, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { GalleyControls.Label(title, systemImage: name) }
  }

  /// A control for `isOn` with `title`, just as it is, and the symbol called `name`.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, systemImage name: String, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { GalleyControls.Label(title, systemImage: name) }
  }
}
