import GalleyGeometry
import GalleyViews
import UIKit

/// The UIKit view is created once and updated on each evaluation. UIKit requires the main thread: on any other thread,
/// a box is drawn instead.
struct HostedUIView<Representable: UIViewRepresentable>: View {
  @State private var kept = KeptUIView<Representable>()
  @Environment(\.self) private var environment
  // The representable is a stored property of this view, so that its own dynamic properties are connected.
  private let representable: Representable

  init(_ representable: Representable) { self.representable = representable }

  var body: some View {
    // The value stays on this thread.
    nonisolated(unsafe) let own = self
    return MainThread.run { own.shown } ?? AnyView(SystemBox(name: name))
  }

  private var name: String { "\(Representable.self)" }

  @MainActor private var shown: AnyView {
    let (view, context) = kept.brought(upToDateWith: representable, in: environment)
    let layout = HostedLayout(view) { [representable] in
      representable.sizeThatFits($0, uiView: view, context: context)
    }
    return AnyView(layout { view.style ?? AnyView(SystemBox(name: name)) })
  }
}

private final class KeptUIView<Representable: UIViewRepresentable> {
  private var made: (view: Representable.UIViewType, coordinator: Representable.Coordinator)?

  @MainActor func brought(
    upToDateWith representable: Representable, in environment: EnvironmentValues
  ) -> (Representable.UIViewType, Representable.Context) {
    let coordinator = made?.coordinator ?? representable.makeCoordinator()
    let context = Representable.Context(
      coordinator: coordinator, environment: environment, transaction: Transaction())
    let view = made?.view ?? representable.makeUIView(context: context)
    made = (view, coordinator)
    representable.updateUIView(view, context: context)
    return (view, context)
  }
}

/// Uses the size from the representable or, if it has none, from the intrinsic size and layout priorities.
struct HostedLayout: Layout {
  let width: OwnLength
  let height: OwnLength
  let size: @MainActor (ProposedViewSize) -> Size?

  @MainActor init(_ view: UIView, size: @escaping @MainActor (ProposedViewSize) -> Size? = { _ in nil }) {
    (width, height) = (view.ownLength(along: .horizontal), view.ownLength(along: .vertical))
    self.size = size
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> Size {
    if let own = MainThread.run({ size(proposal) }) ?? nil { return own }
    let drawn = subviews.first?.sizeThatFits(.unspecified) ?? .zero
    return Size(
      width: width.length(offered: proposal.width, drawn: drawn.width),
      height: height.length(offered: proposal.height, drawn: drawn.height))
  }

  func placeSubviews(in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    subviews.first?.place(at: bounds.origin, anchor: .topLeading, proposal: ProposedViewSize(bounds.size))
  }
}
