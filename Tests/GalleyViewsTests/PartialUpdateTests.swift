import GalleyGeometry
import GalleyMotion
import GalleyScroll
import GalleyViews
import TestSupport
import Testing

@Suite("Partial view updates")
struct PartialUpdateTests {
  private static func screen(_ view: PartialScreen) -> Screen { Screen(view, width: 240, height: 300) }

  /// Returns everything about `screen` that a stage can query.
  private static func facts(_ screen: Screen) -> String {
    let tree = screen.tree
    let scrollers = tree.scrollerNames.map { name in "\(name): \(tree.scroller(name).map(facts) ?? "nowhere")" }
    return ([screen.text] + scrollers + tree.sharedSizes.map { "\($0)" }).joined(separator: "\n")
  }

  /// Returns the offset of a scroll view, and the offset at which it rests after a fling.
  private static func facts(_ scroller: PlacedScroller) -> String {
    let end = Point(x: 47, y: 47)
    let goal = scroller.goal(from: .zero, at: .zero, velocity: Point(x: 100, y: 100), end: end)
    return "\(scroller.distance.text) of \(scroller.restingGeometry.contentSize.text), \(goal?.text ?? "anywhere")"
  }

  /// Compares a screen after a partial update with a new one. Returns the difference, or nil if there is none.
  private static func fault(_ view: PartialScreen) -> String? {
    let partial = screen(view)
    for number in [1, 4, 0] {
      view.model.number = number
      partial.place()
      let fresh = screen(view)
      if let fault = difference(partial, fresh) { return "at \(number): \(fault)" }
    }
    let fresh = screen(view)
    for name in fresh.tree.scrollerNames {
      for screen in [partial, fresh] { screen.scroll(name, to: 20) }
      if let fault = difference(partial, fresh) { return "'\(name)' scrolled: \(fault)" }
    }
    return nil
  }

  private static func difference(_ partial: Screen, _ fresh: Screen) -> String? {
    let (known, wanted) = (facts(partial), facts(fresh))
    if known != wanted { return "\n\(known)\ninstead of\n\(wanted)" }
    return partial.picture == fresh.picture ? nil : "another picture"
  }

  @Test(
    "After a partial update inside any modifier, the screen is the same as a newly built one",
    arguments: 0..<PartialScreen.modifiers.count
  )
  func modifiers(modifier: Int) {
    for leaf in stride(from: modifier % 4, to: PartialScreen.leaves, by: 4) {
      let container = [0, 3, 5, 13][(leaf / 4 + modifier / 4) % 4]
      let view = PartialScreen(model: PartialModel(), leaf: leaf, modifiers: [modifier], container: container)
      if let fault = Self.fault(view) { Issue.record("leaf \(leaf), container \(container), \(fault)") }
    }
  }

  @Test(
    "After a partial update inside any container, the screen is the same as a newly built one",
    arguments: 0..<PartialScreen.containers.count)
  func containers(container: Int) {
    for leaf in 0..<PartialScreen.leaves {
      let view = PartialScreen(model: PartialModel(), leaf: leaf, modifiers: [], container: container)
      if let fault = Self.fault(view) { Issue.record("leaf \(leaf), container \(container), \(fault)") }
    }
  }

  @Test(
    "After a partial update inside several modifiers, the screen is the same as a newly built one",
    arguments: 0..<4 as Range<UInt64>)
  func several(batch: UInt64) {
    for seed in batch * 40..<batch * 40 + 40 {
      var generator = SplitMix64(seed: seed)
      let count = Int.random(in: 2...5, using: &generator)
      let modifiers = (0..<count).map { _ in Int.random(in: 0..<PartialScreen.modifiers.count, using: &generator) }
      let view = PartialScreen(
        model: PartialModel(), leaf: Int.random(in: 0..<PartialScreen.leaves, using: &generator), modifiers: modifiers,
        container: Int.random(in: 0..<PartialScreen.containers.count, using: &generator))
      if let fault = Self.fault(view) {
        Issue.record("leaf \(view.leaf), modifiers \(modifiers), container \(view.container), \(fault)")
      }
    }
  }

  /// Combinations that once failed: hidden rows that read the model, columns around content that is built during
  /// placement, rows that become several views inside modifiers, and rows that were inspected in between.
  @Test(
    "In combinations that once failed, a partial update gives the same screen as a new one",
    arguments: [
      (1, [], 6), (20, [], 6), (22, [29, 11, 25, 38, 41], 6), (14, [43, 27, 25], 6), (5, [29], 0), (8, [29], 0),
      (1, [44, 1, 35, 40], 17), (1, [44, 1, 35, 40], 21), (20, [], 20), (21, [29, 42, 9, 35], 21),
    ] as [(Int, [Int], Int)])
  func mended(leaf: Int, modifiers: [Int], container: Int) {
    let view = PartialScreen(model: PartialModel(), leaf: leaf, modifiers: modifiers, container: container)
    if let fault = Self.fault(view) { Issue.record("\(fault)") }
  }
}
