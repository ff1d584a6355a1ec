public import GalleyScroll

extension InspectedView {
  public struct Header: Hashable, Sendable {
    public var name: String?
    public var rule: HeaderRule
    /// The distance scrolled since the start of the rule, in points.
    public var distance: Double
    public var height: Double
    public var target: Double
    public var hidden: Double
    public var range: ClosedRange<Double>

    /// Creates a description of a scroll header.
    ///
    /// - Parameters:
    ///   - name: The name of the header; nil if it has none or if the name is not a string.
    ///   - rule: The height as a function of the scrolled distance.
    ///   - distance: The scrolled distance since the start of the rule, in points.
    ///   - height: The drawn height, in points.
    ///   - target: The height that the rule gives, in points. A spring may still be moving `height` towards it.
    ///   - hidden: The height that has scrolled away, in points.
    ///   - range: The distances that the scroll view can reach, in points. Negative distances are overscroll.
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
