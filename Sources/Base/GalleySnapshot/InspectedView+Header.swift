public import GalleyScroll

extension InspectedView {
  /// How a header over a scroller stands.
  public struct Header: Hashable, Sendable {
    /// What it is called; nil where it has no name.
    public var name: String?
    /// How high it is for each distance.
    public var rule: HeaderRule
    /// How far the scroller was scrolled since the rule began, in points.
    public var distance: Double
    /// How high it is drawn.
    public var height: Double
    /// How high its rule wants it.
    public var target: Double
    /// How much of it has gone away upwards.
    public var hidden: Double
    /// The distances at which the scroller can stand, with those to which it can be pulled.
    public var range: ClosedRange<Double>

    /// A header whose scroller was scrolled by `distance`.
    public init(
      name: String?, rule: HeaderRule, distance: Double, height: Double, target: Double, hidden: Double,
      range: ClosedRange<Double>
    ) {
      self.name = name
      self.rule = rule
      self.distance = distance
      self.height = height
      self.target = target
      self.hidden = hidden
      self.range = range
    }

    /// The distances in ``range`` at which the header's height jumps.
    public var jumps: [HeaderJump] { rule.jumps(over: range) }
  }
}
