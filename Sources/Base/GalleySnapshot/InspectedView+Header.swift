public import GalleyScroll

extension InspectedView {
  public struct Header: Hashable, Sendable {
    public var name: String?
    public var rule: HeaderRule
    /// Since the start of the rule, in points.
    public var distance: Double
    public var height: Double
    public var target: Double
    public var hidden: Double
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

    public var jumps: [HeaderJump] { rule.jumps(over: range) }
  }
}
