import GalleyGeometry
public import GalleyViews

/// Views made from the elements of a collection, whose rows can be deleted and moved.
public protocol DynamicViewContent: View {}

extension ForEach: DynamicViewContent {}

// Both are disfavoured, so that closures without types take Foundation's index sets where those are known.
extension DynamicViewContent {
  /// Lets rows be deleted: while rows are edited, each has a red circle which calls `action` with its number.
  @_disfavoredOverload
  public func onDelete(perform action: ((IndexSet) -> Void)?) -> some DynamicViewContent {
    EditedRows(content: self, edge: .leading, isActive: action != nil) { DeleteCircle(action: action) }
  }

  /// Lets rows be moved: while rows are edited, each has a grip. A stage drags no rows, so `action` is not called.
  @_disfavoredOverload
  public func onMove(perform action: ((IndexSet, Int) -> Void)?) -> some DynamicViewContent {
    EditedRows(content: self, edge: .trailing, isActive: action != nil) { MoveGrip() }
  }
}

/// Rows with something beside them while they are edited.
private struct EditedRows<Content: View, Handle: View>: DynamicViewContent {
  @Environment(\.editMode) private var editMode
  @Environment(\.isDeleteDisabled) private var isDeleteDisabled
  @Environment(\.isMoveDisabled) private var isMoveDisabled
  private let content: Content
  private let edge: HorizontalEdge
  private let isActive: Bool
  private let handle: Handle

  init(content: Content, edge: HorizontalEdge, isActive: Bool, @ViewBuilder handle: () -> Handle) {
    (self.content, self.edge, self.isActive, self.handle) = (content, edge, isActive, handle())
  }

  var body: some View {
    let isDisabled = edge == .leading ? isDeleteDisabled : isMoveDisabled
    let isShown = isActive && !isDisabled && editMode?.wrappedValue.isEditing ?? false
    return
      content
      .frame(maxWidth: isShown ? .infinity : nil, alignment: .leading)
      .padding(edge == .leading ? .leading : .trailing, isShown ? 38 : 0)
      .rowOverlay(alignment: edge == .leading ? .leading : .trailing) { if isShown { handle } }
  }
}

/// A red circle with a white line, which deletes the row that it lies on.
private struct DeleteCircle: View {
  @Environment(\.rowNumber) private var row
  let action: ((IndexSet) -> Void)?

  var body: some View {
    ZStack {
      Circle().fill(.red)
      Capsule().fill(.white).frame(width: 11, height: 2)
    }
    .frame(width: 22, height: 22)
    .touchable("delete", action: { if let row { action?(IndexSet(integer: row)) } })
    .id("delete-\(row ?? 0)")
  }
}

/// Three lines by which a row is dragged.
private struct MoveGrip: View {
  var body: some View {
    VStack(spacing: 4) {
      ForEach(0..<3) { _ in Capsule().fill(Color(.tertiaryLabel)).frame(width: 20, height: 1.5) }
    }
  }
}

extension EnvironmentValues {
  var isDeleteDisabled: Bool {
    get { self[DeleteDisabledKey.self] }
    set { self[DeleteDisabledKey.self] = newValue }
  }

  var isMoveDisabled: Bool {
    get { self[MoveDisabledKey.self] }
    set { self[MoveDisabledKey.self] = newValue }
  }
}

private struct DeleteDisabledKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

private struct MoveDisabledKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

extension View {
  /// Keeps the rows of the collections in the view from being deleted.
  public func deleteDisabled(_ isDisabled: Bool) -> some View { environment(\.isDeleteDisabled, isDisabled) }

  /// Keeps the rows of the collections in the view from being moved.
  public func moveDisabled(_ isDisabled: Bool) -> some View { environment(\.isMoveDisabled, isDisabled) }
}
