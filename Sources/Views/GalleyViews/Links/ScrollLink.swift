package import GalleyGeometry
import GalleyLayout
package import GalleyMotion

/// A label and its section have the same identity.
package final class ScrollLink: MovingBody {
  package private(set) var list: AnyHashable
  package private(set) var anchor = UnitPoint.center
  package private(set) var spring: Spring?
  package private(set) var selection: AnyHashable?
  /// The time at which the list started to scroll to a tapped label. The selection stays fixed until the list is
  /// scrolled in another way.
  package var hold: Double?
  package var wish: AnyHashable?

  private weak var graph: ViewGraph?
  private var past: (selection: AnyHashable, change: Double)?
  private var onSelect: (AnyHashable) -> Void = { _ in }
  private var round = 0

  /// The duration of the transition between selections, in seconds.
  package static let fade = 0.2

  init(to list: AnyHashable, in graph: ViewGraph) {
    self.list = list
    self.graph = graph
  }

  func update(
    to list: AnyHashable, anchor: UnitPoint, spring: Spring?, onSelect: @escaping (AnyHashable) -> Void
  ) {
    (self.list, self.anchor, self.spring, self.onSelect) = (list, anchor, spring, onSelect)
  }

  package func beginRound() {
    guard let graph, round != graph.scrollRound else { return }
    round = graph.scrollRound
    (selection, past, hold, wish) = (nil, nil, nil, nil)
  }

  package func select(_ id: AnyHashable, animated isAnimated: Bool) {
    let presentation = graph?.presentation
    past = isAnimated ? selection.map { ($0, presentation?.time ?? 0) } : nil
    selection = id
    if past != nil { presentation?.follow(self) }
    onSelect(id)
  }

  /// Returns how far the label is selected, from 0 to 1; values in between occur during the transition.
  func share(of id: AnyHashable) -> Double {
    let isSelected = selection.map { ScrollLink.areSame($0, id) } ?? false
    guard let past, let time = graph?.presentation.time, time < past.change + ScrollLink.fade else {
      return isSelected ? 1 : 0
    }
    let share = UnitCurve.easeInOut.value(at: (time - past.change) / ScrollLink.fade)
    if isSelected { return share }
    return ScrollLink.areSame(past.selection, id) ? 1 - share : 0
  }

  /// A number and its string form are equivalent.
  package static func areSame(_ first: AnyHashable, _ second: AnyHashable) -> Bool {
    first == second || "\(first.base)" == "\(second.base)"
  }

  var motionEnd: Double? {
    guard let past, let time = graph?.presentation.time else { return nil }
    let end = past.change + ScrollLink.fade
    return end > time ? end : nil
  }

  // Labels read their selection after the layout of each frame, so a clock tick needs no work here.
  func timePassed() {}
}

final class ScrollLinks: TreeValue {
  private var links: [AnyHashable: ScrollLink] = [:]
  private(set) var isUsed = false

  init(in graph: ViewGraph) {}

  func link(at place: AnyHashable?, to list: AnyHashable, in graph: ViewGraph) -> ScrollLink {
    isUsed = true
    let link = place.flatMap { links[$0] } ?? ScrollLink(to: list, in: graph)
    if let place { links[place] = link }
    return link
  }
}

extension EnvironmentValues {
  var scrollLink: ScrollLink? {
    get { self[ScrollLinkKey.self] }
    set { self[ScrollLinkKey.self] = newValue }
  }
}

private struct ScrollLinkKey: EnvironmentKey {
  static var defaultValue: ScrollLink? { nil }
}

extension ViewPayload {
  var link: ScrollLink? {
    get { self[NodeLinkKey.self] }
    set { self[NodeLinkKey.self] = newValue }
  }
}

private enum NodeLinkKey: NodeValueKey {
  typealias Value = ScrollLink
}

extension BuildContext {
  var links: ScrollLinks { self[ScrollLinks.self] }
}
