public import GalleyViews

extension Toggle where Label == GalleyControls.Label<Text, Image> {
  public init(_ title: LocalizedStringKey, systemImage name: String, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { GalleyControls.Label(title, systemImage: name) }
  }

  @_disfavoredOverload
  public init(_ title: some StringProtocol, systemImage name: String, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { GalleyControls.Label(title, systemImage: name) }
  }
}
