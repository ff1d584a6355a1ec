import GalleyGeometry
import GalleyMotion
import GalleyViews

struct MovedRow: ViewModifier {
  @Environment(\.editMode) private var editMode
  @ObservedObject private var openRow: OpenRow
  private let element: RowElement?

  init(parts: ListRowParts) { (openRow, element) = (parts.openRow, parts.element) }

  func body(content: Content) -> some View {
    let isLifted = element != nil && openRow.lifted?.element == element
    return
      content
      .shadow(color: .black.opacity(isLifted ? 0.2 : 0), radius: isLifted ? 10 : 0, x: 0, y: isLifted ? 4 : 0)
      .offset(y: isLifted ? openRow.lifted?.way ?? 0 : 0)
      .modifier(RowShift(distance: shift))
      .background {
        if editMode?.wrappedValue.isEditing ?? false {
          GeometryReader { geometry in
            if let element { openRow.places[element] = geometry }
            return Color.clear
          }
        }
      }
      .zIndex(isLifted ? 1 : 0)
  }

  private var shift: Double { element.flatMap { openRow.lifted?.shift(of: $0) } ?? 0 }
}

private struct RowShift: ViewModifier {
  let distance: Double

  func body(content: Content) -> some View {
    content.offset(y: distance).animation(distance == 0 ? nil : .swipe, value: distance)
  }
}
