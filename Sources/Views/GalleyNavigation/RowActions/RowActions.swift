import GalleyControls
import GalleyGeometry
public import GalleyViews

extension View {
  /// In rows lower than 91 pt, labels show only their icons.
  public func swipeActions<Actions: View>(
    edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: @escaping () -> Actions
  ) -> some View {
    offering(
      "swipeActions", SwipeOffer(edge: edge, allowsFullSwipe: allowsFullSwipe, content: { AnyView(content()) }))
  }

  func offering(_ kind: String, _ offer: Any) -> some View {
    listRowShell(kind, ListRowShell(offer: offer) { AnyView(ActingRow(parts: $0)) })
  }
}

struct SwipeOffer {
  let edge: HorizontalEdge
  let allowsFullSwipe: Bool
  let content: () -> AnyView
}

struct DeleteOffer {
  let action: ((Int) -> Void)?
}

struct MoveOffer {}

private struct ActingRow: View {
  let parts: ListRowParts

  var body: some View {
    let row = SwipedRow(parts: parts, swipes: swipes, deletes: deletion != nil).modifier(OfferedMenu(parts: parts))
    if parts.offers.contains(where: { $0 is MoveOffer }) {
      row.modifier(MovedRow(parts: parts))
    } else {
      row
    }
  }

  private var swipes: [SwipeOffer] {
    let own = parts.offers.compactMap { $0 as? SwipeOffer }
    guard own.isEmpty, let deletion else { return own }
    return [deletion]
  }

  private var deletion: SwipeOffer? {
    guard let number = parts.element?.number,
      let delete = parts.offers.lazy.compactMap({ ($0 as? DeleteOffer)?.action }).first
    else { return nil }
    return SwipeOffer(
      edge: .trailing, allowsFullSwipe: true,
      content: {
        AnyView(
          Button(role: .destructive, action: { delete(number) }, label: { Text(system: .delete) })
            .id(PartID("delete-row-\(number)")))
      })
  }
}
