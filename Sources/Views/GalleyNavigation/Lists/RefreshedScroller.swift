import GalleyControls
import GalleyGeometry
import GalleyMotion
import GalleyViews

/// A scroller that is refreshed when it is pulled.
struct RefreshedScroller: ViewModifier {
  @State private var pull = Pull()
  let action: () async -> Void

  func body(content: Content) -> some View {
    content
      .scrollHeld(by: pull.isRefreshing ? RefreshMetrics.height : 0)
      .environment(\.refresh, RefreshAction(action: action))
      .onPull { distance, isHeld in
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

/// How far a scroller is pulled, and whether it is refreshed.
struct Pull: Hashable {
  /// How far it is pulled beyond its upper edge, in points.
  private(set) var distance = 0.0
  private(set) var isRefreshing = false
  private(set) var round = 0
  private var isSpent = false

  /// Follows the scroller; a finger that pulls far enough begins the action, once until it is lifted.
  mutating func follow(to distance: Double, isHeld: Bool) {
    self.distance = distance
    if !isHeld { isSpent = false }
    guard isHeld, !isSpent, !isRefreshing, distance >= RefreshMetrics.threshold else { return }
    (isRefreshing, isSpent) = (true, true)
    round += 1
  }

  mutating func end() { isRefreshing = false }
}

/// The lengths of `UIRefreshControl`, in points.
enum RefreshMetrics {
  static let height = 60.0
  /// How far content is pulled before it refreshes; read off recordings, as Apple publishes none.
  static let threshold = 90.0
  static let start = 30.0
}

/// The wheel above content that is pulled: its spokes come one after another, then they turn.
private struct RefreshSpinner: View {
  @Environment(\.collapsingInset) private var largeTitle
  let pull: Pull

  var body: some View {
    ZStack {
      if pull.isRefreshing {
        ProgressView()
      } else {
        PulledSpokes(share: (pull.distance - RefreshMetrics.start) / (RefreshMetrics.threshold - RefreshMetrics.start))
      }
    }
    .frame(height: RefreshMetrics.height)
    // It comes with the content until all of it shows, and stays at the top then.
    .offset(y: min(0, pull.distance - RefreshMetrics.height))
    .opacity(min(1, pull.distance / RefreshMetrics.height))
    .frame(maxWidth: .infinity)
    .frame(height: min(pull.distance, RefreshMetrics.height), alignment: .top)
    .clipped()
    // A large title goes down with the content: the wheel is above it.
    .offset(y: -largeTitle)
    .allowsHitTesting(false)
    .told("refresh", ["isRefreshing": "\(pull.isRefreshing)"])
  }
}
