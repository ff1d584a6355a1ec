public import GalleyScroll

extension InspectedView {
  public struct Header: Hashable, Sendable {
    /// What it is called; nil where it has no name.
    public var name: String?
    public var rule: HeaderRule
    /// How far the scroller was scrolled since the rule began, in points.
    public var distance: Double
    public var height: Double
    public var target: Double
    public var hidden: Double
    /// The distances at which the scroller can stand, with those to which it can be pulled.
    public var range: ClosedRange<Double>

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
