import GalleyGeometry
import GalleyLayout

/// What a row of a list is put into as a whole, with its ground and its lines, where it is shown.
///
/// Rows that are only measured have no shell: one has the size of its row. A row has one shell, for all that its views
/// offer.
package struct ListRowShell {
  let offer: Any
  let view: (ListRowParts) -> AnyView

  package init(offer: Any, view: @escaping (ListRowParts) -> AnyView) { (self.offer, self.view) = (offer, view) }
}

/// What a shell knows of its row.
package struct ListRowParts {
  package let row: BuiltNode
  package let offers: [Any]
  /// The room on both sides of the row's card, in points.
  package let margin: Double
  package let outline: AnyShape
  package let openRow: OpenRow
  /// Which element of a collection the row is of; nil where it is of none.
  package let element: RowElement?
}

/// Which row of a list stands aside; no more than one does.
package final class OpenRow: ObservableObject {
  @Published package var token: ObjectIdentifier?
  @Published package var asked: RowElement?
  @Published package var lifted: LiftedRow?
  package var places: [RowElement: GeometryProxy] = [:]
}

/// A row that a finger has lifted.
package struct LiftedRow: Hashable {
  package var element: RowElement
  /// How far it was moved, in points; down is positive.
  package var way: Double
  package var height: Double
  /// The number of the element before which it would lie, as they are numbered now.
  package var destination: Int

  package init?(_ element: RowElement, movedBy way: Double, among places: [RowElement: GeometryProxy]) {
    guard let own = places[element]?.frame(in: .global), way.isFinite else { return nil }
    (self.element, self.way, height) = (element, way, own.height)
    let middle = own.midY + way
    let passed = places.filter { other, place in
      let y = place.frame(in: .global).midY
      guard other.collection == element.collection else { return false }
      return other.number > element.number ? y < middle : other.number < element.number && y > middle
    }
    destination = element.number + (way > 0 ? passed.count + 1 : -passed.count)
  }

  package func shift(of other: RowElement) -> Double {
    guard other.collection == element.collection else { return 0 }
    if other.number > element.number, other.number < destination { return -height }
    return other.number < element.number && other.number >= destination ? height : 0
  }
}

extension View {
  /// Puts the whole row of a list, of which the view is the content, into `shell`; inspection calls that `kind`.
  package func listRowShell(_ kind: String, _ shell: ListRowShell) -> some View {
    ListRowView(content: self, kind: kind) { $0.shells = [shell] }
  }
}

extension EnvironmentValues {
  /// Which row of the list around stands aside; nil outside of lists.
  package internal(set) var openRow: OpenRow? {
    get { self[OpenRowKey.self] }
    set { self[OpenRowKey.self] = newValue }
  }
}

private struct OpenRowKey: EnvironmentKey {
  static var defaultValue: OpenRow? { nil }
}
