import GalleyGeometry
public import GalleyViews

/// Has no effect, because a stage has no clipboard.
public struct PasteButton: View {
  @Environment(\.isEnabled) private var isEnabled

  public init(onPaste: @escaping ([String]) -> Void) {}

  public init<Payload>(payloadType: Payload.Type, onPaste: @escaping ([Payload]) -> Void) {}

  public var body: some View {
    Button {
    } label: {
      ViewThatFits(in: .horizontal) {
        label.lineLimit(1)
        label.labelStyle(.iconOnly)
      }
    }
    .buttonStyle(.borderedProminent)
  }

  private var label: some View {
    Label {
      Text(system: .paste)
    } icon: {
      Image(systemName: "doc.on.clipboard")
    }
  }
}

public struct RenameButton: View {
  @Environment(\.rename) private var rename

  public init() {}

  public var body: some View {
    Button {
      rename?()
    } label: {
      Label {
        Text(system: .rename)
      } icon: {
        Image(systemName: "pencil")
      }
    }
    .disabled(rename == nil)
  }
}

public struct RenameAction {
  let action: () -> Void

  public func callAsFunction() { action() }
}

extension EnvironmentValues {
  public internal(set) var rename: RenameAction? {
    get { self[RenameKey.self] }
    set { self[RenameKey.self] = newValue }
  }
}

private enum RenameKey: EnvironmentKey {
  static var defaultValue: RenameAction? { nil }
}

extension View {
  public func renameAction(_ action: @escaping () -> Void) -> some View {
    environment(\.rename, RenameAction(action: action))
  }

  public func renameAction(_ isFocused: FocusState<Bool>.Binding) -> some View {
    renameAction { isFocused.wrappedValue = true }
  }
}
