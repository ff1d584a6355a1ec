public import GalleyViews

extension Button where Label == GalleyControls.Label<Text, Image> {
  /// A button that shows `title` and the symbol called `name`.
  public init(
    _ title: LocalizedStringKey, systemImage name: String, role: ButtonRole? = nil, action: @escaping () -> Void
  ) { self.init(role: role, action: action) { GalleyControls.Label(title, systemImage: name) } }

  /// A button that shows `title`, just as it is, and the symbol called `name`.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol, systemImage name: String, role: ButtonRole? = nil, action: @escaping () -> Void
  ) { self.init(role: role, action: action) { GalleyControls.Label(title, systemImage: name) } }
}
