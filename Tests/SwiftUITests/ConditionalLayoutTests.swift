import GalleyStage
import SwiftUI
import Testing

/// A container that conforms to Layout only if its content is empty, as in packages with flow layouts.
private struct Flow<Content: View>: View {
  let content: Content
  var body: some View { Steps { content } }
}

extension Flow: Animatable where Content == EmptyView {
  typealias AnimatableData = EmptyAnimatableData
}

extension Flow: Layout where Content == EmptyView {
  nonisolated func sizeThatFits(proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout ()) -> CGSize {
    Steps().sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
  }

  nonisolated func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout ()
  ) { Steps().placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache) }
}

/// Places each view below and to the right of the previous one.
private struct Steps: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
    return CGSize(width: sizes.reduce(0) { $0 + $1.width }, height: sizes.reduce(0) { $0 + $1.height })
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    var place = bounds.origin
    for view in subviews {
      let size = view.sizeThatFits(.unspecified)
      view.place(at: place, proposal: .unspecified)
      place = CGPoint(x: place.x + size.width, y: place.y + size.height)
    }
  }
}

@Suite("Layout conformances as packages declare them")
struct ConditionalLayoutTests {
  @Test("A type can conform to Layout conditionally")
  func conditionalLayout() {
    let stage = Stage(proposal: .unspecified, environment: EnvironmentValues()) {
      Flow(content: EmptyView())() {
        ForEach(0..<2) { _ in Color.red.frame(width: 3, height: 4) }
      }
    }
    #expect(stage.size == CGSize(width: 6, height: 8))
  }
}
