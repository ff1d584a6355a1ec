import GalleyGeometry
import GalleyViews
import UIKit

/// A view of UIKit at its place among views: made once, and brought up to date with what is around it.
///
/// UIKit belongs to the main thread. On another one nothing is made, and a box stands for the view.
struct HostedUIView<Representable: UIViewRepresentable>: View {
  @State private var kept = KeptUIView<Representable>()
  @Environment(\.self) private var environment
  // As a property of its own it is connected as a view is, with the state and the values that it reads.
  private let representable: Representable

  init(_ representable: Representable) { self.representable = representable }

  var body: some View {
    // It goes to no other thread.
    nonisolated(unsafe) let own = self
    return MainThread.run { own.shown } ?? AnyView(SystemBox(name: name))
  }

  private var name: String { "\(Representable.self)" }

  @MainActor private var shown: AnyView {
    let (view, context) = kept.brought(upToDateWith: representable, in: environment)
    let layout = HostedLayout(view) { [representable] in
      representable.sizeThatFits($0, uiView: view, context: context)
    }
    return AnyView(layout { view.look ?? AnyView(SystemBox(name: name)) })
  }
}

/// A view of UIKit, and what helps it.
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

/// How large a view of UIKit is: as its maker says, or as its content and its wishes have it.
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
