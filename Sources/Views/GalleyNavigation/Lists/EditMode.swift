import GalleyControls
import GalleyGeometry
import GalleyMotion
import GalleyText
public import GalleyViews

public enum EditMode: Hashable, Sendable {
  case inactive
  case transient
  case active

  public var isEditing: Bool { self != .inactive }
}

extension EnvironmentValues {
  public var editMode: Binding<EditMode>? {
    get { self[EditModeKey.self] }
    set {
      self[EditModeKey.self] = newValue
      areRowsEdited = { newValue?.wrappedValue.isEditing ?? false }
    }
  }
}

private struct EditModeKey: EnvironmentKey {
  static var defaultValue: Binding<EditMode>? { nil }
}

public struct EditButton: View, LocatedView {
  package let site = CallSite()
  @Environment(\.editMode) private var editMode

  public init() {}

  public var body: some View {
    let isEditing = editMode?.wrappedValue.isEditing ?? false
    return Button {
      withAnimation { editMode?.wrappedValue = isEditing ? .inactive : .active }
    } label: {
      Text(system: isEditing ? .done : .edit)
    }
    .font(isEditing ? .body.weight(.semibold) : .body)
  }
}
