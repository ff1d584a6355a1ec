import GalleyGeometry
import GalleyMotion
public import GalleyViews

/// Views made from the elements of a collection, whose rows can be deleted and moved.
public protocol DynamicViewContent: View {}

extension ForEach: DynamicViewContent where Content: View {}

// Both are disfavoured, so that closures without types take Foundation's index sets where those are known.
extension DynamicViewContent {
  /// Lets rows be deleted: `action` is called with the number of a row.
  ///
  /// A row that has no `swipeActions` has a button behind it that deletes it. While rows are edited, each has a red
  /// circle which shows what is behind the row.
  @_disfavoredOverload
  public func onDelete(perform action: ((IndexSet) -> Void)?) -> some DynamicViewContent {
    EditedRows(content: self, edge: .leading, isActive: action != nil, delete: action) {
      DeleteCircle(action: action)
    }
  }

  /// Lets rows be moved: while rows are edited, each has a grip by which a finger drags it.
  ///
  /// `action` is called with the number of the row and that of the one before which it is let go.
  @_disfavoredOverload
  public func onMove(perform action: ((IndexSet, Int) -> Void)?) -> some DynamicViewContent {
    EditedRows(content: self, edge: .trailing, isActive: action != nil) { MoveGrip(action: action) }
  }
}

extension View {
  /// The view, a row, with what deletes and moves it; nil does not.
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

/// Rows with something beside them while they are edited.
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

/// A red circle with a white line: in a list it shows the button that deletes the row that it lies on, else it deletes
/// the row.
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

/// Three lines by which a row is dragged.
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
    // The grip is higher than a line of text, and the row is not.
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
  /// How a row goes to its place that was let go; UIKit publishes no time, so this one is chosen.
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
