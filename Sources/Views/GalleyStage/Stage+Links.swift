import GalleyGeometry
import GalleyMotion
import GalleyScroll
import GalleyViews

extension Stage {
  /// Returns whether the tree must be placed again.
  func followLinks() -> Bool {
    guard !isSendingLinks else { return false }
    return tree.links.map(follow).contains(true)
  }

  private func follow(_ link: PlacedLink) -> Bool {
    link.link.beginRound()
    let name = "\(link.link.list.base)"
    guard let list = tree.scroller(name) else { return false }
    if let wish = link.link.wish {
      link.link.wish = nil
      return send(link, to: wish)
    }
    // While a list scrolls to the section of a tapped label, it must not change the selection.
    if let hold = link.link.hold, motions[name]?.start == hold { return false }
    link.link.hold = nil
    let known = sectionStarts[name].flatMap { $0.geometry == list.restingGeometry ? $0 : nil }
    let starts = known ?? findSections(of: link, in: list, name)
    guard let section = starts.section(at: list.distance[list.mainAxis]),
      link.link.selection.map({ !ScrollLink.areSame($0, section) }) ?? true
    else { return known == nil }
    select(section, of: link, animated: link.link.selection != nil && motions[name] != nil)
    return true
  }

  private func findSections(of link: PlacedLink, in list: PlacedScroller, _ name: String) -> SectionStarts {
    let sections = link.ids.compactMap { id in
      list.distance(to: .target(.id("\(id.base)"), anchor: .topLeading, isClamped: false)).map {
        (id: id, start: $0[list.mainAxis])
      }
    }
    let starts = SectionStarts(sections, in: list.restingGeometry)
    sectionStarts[name] = starts
    return starts
  }

  private func select(_ section: AnyHashable, of link: PlacedLink, animated isAnimated: Bool) {
    link.link.select(section, animated: isAnimated)
    let name = "\(link.labels.base)"
    let destination = ScrollDestination.target(.id("\(section.base)"), anchor: link.link.anchor)
    guard isAnimated else { return linkPositions[name] = destination }
    // A finger on the labels takes precedence.
    if motions[name]?.release == nil { move(name, to: destination, link.link.spring) }
  }

  @discardableResult
  private func send(_ link: PlacedLink, to section: AnyHashable) -> Bool {
    let name = "\(link.link.list.base)"
    select(section, of: link, animated: true)
    guard move(name, to: .target(.id("\(section.base)"), anchor: .topLeading), link.link.spring) else { return true }
    link.link.hold = motions[name]?.start
    return true
  }

  @discardableResult
  private func move(_ name: String, to destination: ScrollDestination, _ spring: Spring?) -> Bool {
    guard let scroller = tree.scroller(name), let goal = scroller.distance(to: destination) else { return false }
    let here = motions[name] ?? ScrollerMotion(restingAt: scroller.distance, from: time)
    motions[name] = here.sprung(to: goal, by: spring, at: time)
    return true
  }

  func tapLabel(_ id: String) -> Bool {
    tapLabel { link in link.ids.first { "\($0.base)" == id } }
  }

  func tapLabel(at point: Point) -> Bool { tapLabel { $0.label(at: point) } }

  private func tapLabel(_ find: (PlacedLink) -> AnyHashable?) -> Bool {
    for link in tree.links {
      guard let label = find(link) else { continue }
      isSendingLinks = true
      send(link, to: label)
      isSendingLinks = false
      return true
    }
    return false
  }
}

extension StageScroller {
  /// The identity of the selected label; nil unless this is a scroll view of labels that is linked to a list.
  public var selection: String? {
    stage.place()
    let link = stage.tree.links.first { "\($0.labels.base)" == id }
    return link?.link.selection.map { "\($0.base)" }
  }
}

// MARK: - Section changes while a list scrolls

extension Stage {
  /// Searches a fixed grid of 240 ticks per second, so the result does not depend on the frames drawn.
  func nextSection(until end: Double) -> Double? {
    tree.links.compactMap { link in
      let name = "\(link.link.list.base)"
      guard let motion = motions[name], let starts = sectionStarts[name], motion.start != link.link.hold,
        let axis = tree.scroller(name)?.mainAxis
      else { return nil }
      return SectionCrossing(motion: motion, starts: starts, axis: axis).first(from: time, until: end)
    }.min()
  }
}

private struct SectionCrossing {
  let motion: ScrollerMotion
  let starts: SectionStarts
  let axis: Axis

  private static let rate = 240.0

  func first(from start: Double, until end: Double) -> Double? {
    let here = section(start)
    let last = min(end, motion.end ?? end)
    var tick = (start * SectionCrossing.rate).rounded(.down)
    while tick / SectionCrossing.rate < last {
      let (low, high) = (max(tick / SectionCrossing.rate, motion.start), (tick + 1) / SectionCrossing.rate)
      tick += 1
      guard section(high) != here else { continue }
      // Bisects the whole tick, not only the rest of it after `start`, so that every caller finds the same time.
      let crossing = crossing(from: section(low) == here ? low : start, to: high, leaving: here)
      if crossing > start { return crossing <= end ? crossing : nil }
    }
    return nil
  }

  private func section(_ time: Double) -> AnyHashable? { starts.section(at: motion.distance(at: time)[axis]) }

  private func crossing(from start: Double, to end: Double, leaving section: AnyHashable?) -> Double {
    var (low, high) = (start, end)
    while true {
      let middle = low + (high - low) / 2
      guard middle > low, middle < high else { return high }
      if self.section(middle) == section { low = middle } else { high = middle }
    }
  }
}
