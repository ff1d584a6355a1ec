package import GalleyGeometry
package import GalleyScroll

/// What a scroller does at one moment.
package struct ScrollActivity: Hashable, Sendable {
  package var phase = ScrollPhase.idle
  /// How fast its content goes on, in points a second.
  package var velocity = Point.zero
  /// How opaque automatic scroll indicators are, 0 … 1; nil if it has no indicators at all, as on paper.
  package var indicator: Double? = 0

  package init(phase: ScrollPhase = .idle, velocity: Point = .zero, indicator: Double? = 0) {
    self.phase = phase
    self.velocity = velocity
    self.indicator = indicator
  }
}
