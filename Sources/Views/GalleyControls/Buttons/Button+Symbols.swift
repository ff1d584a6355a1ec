public import GalleyViews

extension Button where Label == GalleyControls.Label<Text, Image> {
  public init(
    _ title: LocalizedStringKey, systemImage name: String, role: ButtonRole? = nil, action: @escaping () -> Void
  ) { self.init(role: role, action: action) { GalleyControls.Label(title, systemImage: name) } }

  @_disfavoredOverload
  public init(
    _ title: some StringProtocol, systemImage name: String, role: ButtonRole? = nil, action: @escaping () -> Void
  ) { self.init(role: role, action: action) { GalleyControls.Label(title, systemImage: name) } }
}

extension Button where Label == DefaultButtonLabel {
  public init(role: ButtonRole, action: @escaping () -> Void) {
    self.init(role: role, action: action) { DefaultButtonLabel(role: role) }
  }
}

public struct DefaultButtonLabel: View {
  let role: ButtonRole

  public var body: some View {
    switch role {
    case .close: Image(systemName: "xmark")
    case .confirm: Image(systemName: "checkmark")
    case .destructive: Text(system: .delete)
    default: Text(system: .cancel)
    }
  }
}
