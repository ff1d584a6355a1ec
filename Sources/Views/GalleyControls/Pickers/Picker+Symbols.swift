public import GalleyViews

extension Picker where Label == GalleyControls.Label<Text, Image> {
  public init(
    _ title: LocalizedStringKey, systemImage name: String, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content, label: { GalleyControls.Label(title, systemImage: name) })
  }
}
