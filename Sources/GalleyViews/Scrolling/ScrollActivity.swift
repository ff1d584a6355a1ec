package import GalleyGeometry
package import GalleyScroll

/// What a scroller does at one moment.
package struct ScrollActivity: Hashable, Sendable {
  /// What moves it.
  package var phase = ScrollPhase.idle
  /// How fast its content goes on, in points a second.
  package var velocity = Point.zero
  /// How much of its indicators shows, 0 … 1.
  package var indicator = 1.0

  package init(phase: ScrollPhase = .idle, velocity: Point = .zero, indicator: Double = 1) {
    self.phase = phase
    self.velocity = velocity
    self.indicator = indicator
  }
}
