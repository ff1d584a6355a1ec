public import GalleyGeometry
import GalleyScroll
import Synchronization

public struct ScrollViewReader<Content: View>: View, UnnamedView {
  @State private var scrollers = ScrollerList()
  @Environment(\.scrollerAround) private var around
  private let content: (ScrollViewProxy) -> Content

  public init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) { self.content = content }

  public var body: some View {
    content(ScrollViewProxy(scrollers: scrollers, around: around)).environment(\.scrollers, scrollers)
  }
}

public struct ScrollViewProxy {
  let scrollers: ScrollerList
  var around: ScrollerChain?

  /// Scrolls every scroll view in the reader that contains the view `id`. Call it in actions.
  ///
  /// If no scroll view in the reader contains the view, the nearest enclosing scroll view that contains it is scrolled.
  /// Rows that are not built are found by identity.
  ///
  /// - Parameters:
  ///   - id: The identity of the view.
  ///   - anchor: The position in the viewport; nil scrolls by the smallest distance.
  public func scrollTo(_ id: some Hashable, anchor: UnitPoint? = nil) {
    let (own, outer) = (scrollers.all, around?.states ?? [])
    let search = ScrollSearch([own] + outer.map { [$0] })
    for scroller in own + outer { scroller.move(.target(.id("\(id)"), anchor: anchor), in: search) }
  }
}

final class ScrollerList: Sendable {
  private let scrollers = Mutex<[ObjectIdentifier: WeakScroller]>([:])

  // Any thread may look up a scroll view. The scroll view passes requests on to the stage's thread.
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
