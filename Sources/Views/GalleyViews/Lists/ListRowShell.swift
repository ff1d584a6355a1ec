import GalleyGeometry
import GalleyLayout

/// A wrapper for a whole visible list row with its background and separators, for example for swipe actions. It does
/// not change the row's size. All views of a row share one shell.
package struct ListRowShell {
  let offer: Any
  let view: (ListRowParts) -> AnyView

  package init(offer: Any, view: @escaping (ListRowParts) -> AnyView) { (self.offer, self.view) = (offer, view) }
}

package struct ListRowParts {
  package let row: BuiltNode
  package let offers: [Any]
  package let margin: Double
  package let outline: AnyShape
  package let openRow: OpenRow
  package let element: RowElement?
}

/// At most one row at a time is swiped open or lifted.
package final class OpenRow: ObservableObject {
  @Published package var token: ObjectIdentifier?
  @Published package var asked: RowElement?
  @Published package var lifted: LiftedRow?
  package var places: [RowElement: GeometryProxy] = [:]
}

package struct LiftedRow: Hashable {
  package var element: RowElement
  /// The distance in points; positive values are downwards.
  package var way: Double
  package var height: Double
  /// The index, in the current order, of the element before which the row would be inserted.
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
  package func listRowShell(_ kind: String, _ shell: ListRowShell) -> some View {
    ListRowView(content: self, kind: kind) { $0.shells = [shell] }
  }
}

extension EnvironmentValues {
  package internal(set) var openRow: OpenRow? {
    get { self[OpenRowKey.self] }
    set { self[OpenRowKey.self] = newValue }
  }
}

private struct OpenRowKey: EnvironmentKey {
  static var defaultValue: OpenRow? { nil }
}
