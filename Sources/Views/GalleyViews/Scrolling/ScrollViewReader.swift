public import GalleyGeometry
import GalleyScroll
import Synchronization

/// Views that can scroll the scrollers among them, and the one that they are in.
public struct ScrollViewReader<Content: View>: View, UnnamedView {
  @State private var scrollers = ScrollerList()
  @Environment(\.scrollerAround) private var around
  private let content: (ScrollViewProxy) -> Content

  public init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) { self.content = content }

  public var body: some View {
    content(ScrollViewProxy(scrollers: scrollers, around: around)).environment(\.scrollers, scrollers)
  }
}

/// Scrolls the scrollers of a ``ScrollViewReader``.
public struct ScrollViewProxy {
  let scrollers: ScrollerList
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
final class ScrollerList: Sendable {
  private let scrollers = Mutex<[ObjectIdentifier: WeakScroller]>([:])

  // Any thread may look for a scroller; what it then asks of it, the scroller hands on to the stage.
  private struct WeakScroller: @unchecked Sendable {
    weak var state: ScrollState?
    var number: Int

    func numbered(_ number: Int) -> WeakScroller {
      var scroller = self
      scroller.number = number
      return scroller
    }
  }

  var all: [ScrollState] {
    let present = scrollers.withLock { Array($0.values) }
    return present.sorted { $0.number < $1.number }.compactMap(\.state)
  }

  /// Adds a scroller unless it is known.
  func insert(_ state: ScrollState) {
    let key = ObjectIdentifier(state)
    let scroller = WeakScroller(state: state, number: 0)
    scrollers.withLock { scrollers in
      if scrollers[key]?.state == nil { scrollers[key] = scroller.numbered(scrollers.count) }
    }
  }
}

extension EnvironmentValues {
  var scrollers: ScrollerList? {
    get { self[ScrollersKey.self] }
    set { self[ScrollersKey.self] = newValue }
  }
}

private struct ScrollersKey: EnvironmentKey {
  static var defaultValue: ScrollerList? { nil }
}
