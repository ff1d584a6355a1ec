public import GalleyViews

public struct Toggle<Label: View>: View, UnnamedView, LocatedView {
  package let site = CallSite()
  @Environment(\.toggleStyles) private var styles
  @Binding private var isOn: Bool
  private let label: Label
  private var isMixed = false

  public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
    _isOn = isOn
    self.label = label()
  }

  public var body: some View {
    styles.body(
      styles.current.makeBody(
        configuration: ToggleStyleConfiguration(
          label: styles.part(label, \.toggleStyles), isOn: $isOn, isMixed: isMixed)),
      \.toggleStyles
    )
    .control("Toggle") { [isOn, isMixed] environment in
      ControlArguments.state(environment) + ControlArguments.label(environment) + [
        "isOn": isMixed ? "mixed" : "\(isOn)",
        "toggleStyle": ControlArguments.style(environment.toggleStyle, "ToggleStyle"),
        "controlSize": environment.toggleStyle is ButtonToggleStyle ? ControlArguments.size(environment) : nil,
        "switchSize": environment.toggleStyle is any SwitchingStyle ? environment.systemStyle.switchSize : nil,
      ]
    }
  }
}

extension Toggle where Label == Text {
  public init(_ title: LocalizedStringKey, isOn: Binding<Bool>) { self.init(isOn: isOn) { Text(title) } }

  @_disfavoredOverload
  public init(_ title: some StringProtocol, isOn: Binding<Bool>) { self.init(isOn: isOn) { Text(title) } }
}

extension Toggle where Label == ToggleStyleConfiguration.Label {
  public init(_ configuration: ToggleStyleConfiguration) {
    self.init(isOn: configuration.$isOn) { configuration.label }
  }
}

extension Toggle {
  public init<Elements: MutableCollection & RandomAccessCollection>(
    sources: Binding<Elements>, isOn: WritableKeyPath<Elements.Element, Bool>, @ViewBuilder label: () -> Label
  ) {
    let bindings = SharedBinding.each(of: sources, at: isOn)
    let count = bindings.count { $0.wrappedValue }
    self.init(
      isOn: Binding(
        get: { bindings.allSatisfy(\.wrappedValue) },
        set: { value in for binding in bindings { binding.wrappedValue = value } }), label: label)
    isMixed = count > 0 && count < bindings.count
  }
}

extension Toggle where Label == Text {
  public init<Elements: MutableCollection & RandomAccessCollection>(
    _ title: LocalizedStringKey, sources: Binding<Elements>, isOn: WritableKeyPath<Elements.Element, Bool>
  ) { self.init(sources: sources, isOn: isOn) { Text(title) } }

  @_disfavoredOverload
  public init<Elements: MutableCollection & RandomAccessCollection>(
    _ title: some StringProtocol, sources: Binding<Elements>, isOn: WritableKeyPath<Elements.Element, Bool>
  ) { self.init(sources: sources, isOn: isOn) { Text(title) } }
}
