import GalleyControls
import GalleyGeometry
import GalleyMotion
import GalleyViews

struct RefreshedScroller: ViewModifier {
  @State private var pull = Pull()
  let action: () async -> Void

  func body(content: Content) -> some View {
    content
      .scrollHeld(by: pull.isRefreshing ? RefreshMetrics.height : 0)
      .environment(\.refresh, RefreshAction(action: action))
      .onOverscroll { distance, isHeld in
        var next = pull
        next.follow(to: distance, isHeld: isHeld)
        if next != pull { pull = next }
      }
      .task(id: pull.round) {
        guard pull.round > 0 else { return }
        await action()
        pull.end()
      }
      .overlay(alignment: .top) {
        if pull.distance > 0 { RefreshSpinner(pull: pull) }
      }
  }
}

struct Pull: Hashable {
  /// The overscroll at the top, in points.
  private(set) var distance = 0.0
  private(set) var isRefreshing = false
  private(set) var round = 0
  private var isSpent = false

  /// A refresh starts at most once per touch.
  mutating func follow(to distance: Double, isHeld: Bool) {
    self.distance = distance
    if !isHeld { isSpent = false }
    guard isHeld, !isSpent, !isRefreshing, distance >= RefreshMetrics.threshold else { return }
    (isRefreshing, isSpent) = (true, true)
    round += 1
  }

  mutating func end() { isRefreshing = false }
}

enum RefreshMetrics {
  static let height = 60.0
  /// The overscroll at which a refresh starts, measured in recordings.
  static let threshold = 90.0
  static let start = 30.0
}

private struct RefreshSpinner: View {
  @Environment(\.collapsingInset) private var largeTitle
  let pull: Pull

  var body: some View {
    ZStack {
      if pull.isRefreshing {
        ProgressView()
      } else {
        OverscrollSpokes(
          share: (pull.distance - RefreshMetrics.start) / (RefreshMetrics.threshold - RefreshMetrics.start))
      }
    }
    .frame(height: RefreshMetrics.height)
    // Moves with the content until it is fully visible, then stays at the top.
    .offset(y: min(0, pull.distance - RefreshMetrics.height))
    .opacity(min(1, pull.distance / RefreshMetrics.height))
    .frame(maxWidth: .infinity)
    .frame(height: min(pull.distance, RefreshMetrics.height), alignment: .top)
    .clipped()
    // The spinner is above the large title, which moves down with the content.
    .offset(y: -largeTitle)
    .allowsHitTesting(false)
    .recorded("refresh", ["isRefreshing": "\(pull.isRefreshing)"])
  }
}
