package import GalleyGeometry
package import GalleyScroll

package struct ScrollActivity: Hashable, Sendable {
  package var phase = ScrollPhase.idle
  /// The velocity, in points per second.
  package var velocity = Point.zero
  /// The opacity of the scroll indicators, 0 … 1; nil on media without indicators, such as paper.
  package var indicator: Double? = 0

  package init(phase: ScrollPhase = .idle, velocity: Point = .zero, indicator: Double? = 0) {
    self.phase = phase
    self.velocity = velocity
    self.indicator = indicator
  }
}
