import GalleyControls
import GalleyGeometry
public import GalleyViews

extension View {
  /// Shows the buttons of `content` behind the row when it is drawn aside from `edge`, the first at that edge.
  ///
  /// Where it `allowsFullSwipe`, a finger that draws the row nearly all the way across runs the action of the first.
  /// Buttons are grey, those that delete red, and others as `tint` says. In a row lower than 91 points labels show
  /// their symbols alone.
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

/// Buttons that a row offers behind it.
struct SwipeOffer {
  let edge: HorizontalEdge
  let allowsFullSwipe: Bool
  let content: () -> AnyView
}

/// What deletes an element of a collection, by its number; nil where none can be deleted.
struct DeleteOffer {
  let action: ((Int) -> Void)?
}

/// Says that an element of a collection can be moved.
struct MoveOffer {}

/// A row of a list with all that its views offer besides taps.
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

  /// The buttons behind the row: its own, or else the one that deletes it.
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
