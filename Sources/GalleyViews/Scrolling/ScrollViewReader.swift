public import GalleyGeometry
import GalleyScroll

/// Views that can scroll the scrollers among them, and the one that they are in.
public struct ScrollViewReader<Content: View>: View, UnnamedView {
  @State private var scrollers = ScrollerList()
  @Environment(\.scrollerAround) private var around
  private let content: (ScrollViewProxy) -> Content

  /// Views that `content` makes with a proxy, which scrolls the scrollers among them or around them.
  public init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) { self.content = content }

  /// The views.
  public var body: some View {
    content(ScrollViewProxy(scrollers: scrollers, around: around)).environment(\.scrollers, scrollers)
  }
}

/// Scrolls the scrollers of a ``ScrollViewReader``.
public struct ScrollViewProxy {
  let scrollers: ScrollerList
  /// The scroller that the reader is in.
  var around: ScrollerChain?

  /// Scrolls every scroller of the reader that holds the view `id` until it shows at the place `anchor` of the window;
  /// nil takes the shortest way.
  ///
  /// Where none of them holds it, the nearest scroller around the reader that does is scrolled.
  /// To be called in actions; rows that are not built are found by their identity.
  public func scrollTo(_ id: some Hashable, anchor: UnitPoint? = nil) {
    let (own, outer) = (scrollers.all, around?.states ?? [])
    let quest = ScrollQuest([own] + outer.map { [$0] })
    for scroller in own + outer { scroller.move(.target(.id("\(id)"), anchor: anchor), in: quest) }
  }
}

/// The scrollers of a reader.
final class ScrollerList {
  private var scrollers: [ObjectIdentifier: WeakScroller] = [:]

  private struct WeakScroller {
    weak var state: ScrollState?
    let number: Int
  }

  /// The scrollers that are still there, in the order they came.
  var all: [ScrollState] {
    scrollers.values.sorted { $0.number < $1.number }.compactMap(\.state)
  }

  /// Adds a scroller unless it is known.
  func insert(_ state: ScrollState) {
    let key = ObjectIdentifier(state)
    if scrollers[key]?.state == nil { scrollers[key] = WeakScroller(state: state, number: scrollers.count) }
  }
}

extension EnvironmentValues {
  /// The scrollers of the nearest reader.
  var scrollers: ScrollerList? {
    get { self[ScrollersKey.self] }
    set { self[ScrollersKey.self] = newValue }
  }
}

private struct ScrollersKey: EnvironmentKey {
  static var defaultValue: ScrollerList? { nil }
}
