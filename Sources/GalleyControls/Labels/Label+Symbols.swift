public import GalleyViews

extension Label where Title == Text, Icon == Image {
  /// A label of `title` and the symbol called `name`.
  public init(_ title: LocalizedStringKey, systemImage name: String) {
    self.init {
      Text(title)
    } icon: {
      Image(systemName: name)
    }
  }

  /// A label of `title`, just as it is, and the symbol called `name`.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, systemImage name: String) {
    self.init {
      Text(title)
    } icon: {
      Image(systemName: name)
    }
  }
}

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

extension Picker where Label == GalleyControls.Label<Text, Image> {
  /// A control for `selection` among `content`, with `title` and the symbol called `name`.
  public init(
    _ title: LocalizedStringKey, systemImage name: String, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content, label: { GalleyControls.Label(title, systemImage: name) })
  }
}
