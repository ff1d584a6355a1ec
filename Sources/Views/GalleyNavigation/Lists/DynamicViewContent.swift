import GalleyGeometry
import GalleyMotion
public import GalleyViews

public protocol DynamicViewContent: View {}

extension ForEach: DynamicViewContent where Content: View {}

// Disfavoured, so that untyped closures use Foundation's `IndexSet` if it is imported.
extension DynamicViewContent {
  /// `action` receives the index of one row. A row without swipe actions gets a delete button. In edit mode, rows show
  /// a red circle that reveals the buttons.
  @_disfavoredOverload
  public func onDelete(perform action: ((IndexSet) -> Void)?) -> some DynamicViewContent {
    EditedRows(content: self, edge: .leading, isActive: action != nil, delete: action) {
      DeleteCircle(action: action)
    }
  }

  /// `action` receives the index of the row and the index of the row before which it is dropped.
  @_disfavoredOverload
  public func onMove(perform action: ((IndexSet, Int) -> Void)?) -> some DynamicViewContent {
    EditedRows(content: self, edge: .trailing, isActive: action != nil) { MoveGrip(action: action) }
  }
}

extension View {
  package func editedRow(
    delete: ((IndexSet) -> Void)?, move: ((IndexSet, Int) -> Void)?
  ) -> some View {
    EditedRows(
      content: EditedRows(content: self, edge: .leading, isActive: delete != nil, delete: delete) {
        DeleteCircle(action: delete)
      }, edge: .trailing, isActive: move != nil
    ) { MoveGrip(action: move) }
  }
}

private struct EditedRows<Content: View, Handle: View>: DynamicViewContent {
  @Environment(\.editMode) private var editMode
  @Environment(\.isDeleteDisabled) private var isDeleteDisabled
  @Environment(\.isMoveDisabled) private var isMoveDisabled
  private let content: Content
  private let edge: HorizontalEdge
  private let isActive: Bool
  private let delete: ((IndexSet) -> Void)?
  private let handle: Handle

  init(
    content: Content, edge: HorizontalEdge, isActive: Bool, delete: ((IndexSet) -> Void)? = nil,
    @ViewBuilder handle: () -> Handle
  ) {
    (self.content, self.edge, self.isActive, self.delete, self.handle) = (content, edge, isActive, delete, handle())
  }

  var body: some View {
    let isDisabled = edge == .leading ? isDeleteDisabled : isMoveDisabled
    let isShown = isActive && !isDisabled && editMode?.wrappedValue.isEditing ?? false
    let rows =
      content
      .frame(maxWidth: isShown ? .infinity : nil, alignment: .leading)
      .padding(edge == .leading ? .leading : .trailing, isShown ? 38 : 0)
      .rowOverlay(alignment: edge == .leading ? .leading : .trailing) { if isShown { handle } }
    let offer: Any = edge == .leading ? DeleteOffer(action: isDisabled ? nil : deleteRow) : MoveOffer()
    return rows.offering(edge == .leading ? "onDelete" : "onMove", offer)
  }

  private var deleteRow: ((Int) -> Void)? { delete.map { delete in { delete(IndexSet(integer: $0)) } } }
}

/// In a list, the circle reveals the delete button of its row; elsewhere it deletes the row.
private struct DeleteCircle: View {
  @Environment(\.rowElement) private var element
  @Environment(\.openRow) private var openRow
  let action: ((IndexSet) -> Void)?

  var body: some View {
    ZStack {
      Circle().fill(.red)
      Capsule().fill(.white).frame(width: 11, height: 2)
    }
    .frame(width: 22, height: 22)
    .touchable("delete", action: tapped)
    .id(PartID("delete-\(element?.number ?? 0)"))
  }

  private func tapped() {
    guard let element else { return }
    if let openRow { openRow.asked = element } else { action?(IndexSet(integer: element.number)) }
  }
}

private struct MoveGrip: View {
  @Environment(\.rowElement) private var element
  @Environment(\.openRow) private var openRow
  let action: ((IndexSet, Int) -> Void)?

  var body: some View {
    VStack(spacing: 4) {
      ForEach(0..<3) { _ in Capsule().fill(Color(.tertiaryLabel)).frame(width: 20, height: 1.5) }
    }
    .frame(width: 30, height: 44)
    .contentShape(Rectangle())
    .highPriorityGesture(
      DragGesture(minimumDistance: 1, coordinateSpace: .global)
        .onChanged { follow($0.translation.height) }
        .onEnded { _ in drop() }
    )
    // The handle is higher than a line of text but must not increase the height of the row.
    .padding(.vertical, -11)
    .id(PartID("move-\(element?.number ?? 0)"))
  }

  private func follow(_ way: Double) {
    guard let element, let openRow else { return }
    let lifted = LiftedRow(element, movedBy: way, among: openRow.places)
    if lifted != openRow.lifted { openRow.lifted = lifted }
  }

  private func drop() {
    guard let openRow, let lifted = openRow.lifted else { return }
    let isSame = [lifted.element.number, lifted.element.number + 1].contains(lifted.destination)
    openRow.places = [:]
    withAnimation(.rowMove) {
      openRow.lifted = nil
      if !isSame { action?(IndexSet(integer: lifted.element.number), lifted.destination) }
    }
  }
}

extension Animation {
  /// Apple publishes no duration; this one is an estimate.
  fileprivate static let rowMove = Animation.spring(duration: 0.3, bounce: 0)
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
  public func deleteDisabled(_ isDisabled: Bool) -> some View { environment(\.isDeleteDisabled, isDisabled) }

  public func moveDisabled(_ isDisabled: Bool) -> some View { environment(\.isMoveDisabled, isDisabled) }
}
