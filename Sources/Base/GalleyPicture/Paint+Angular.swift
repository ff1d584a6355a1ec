public import GalleyGeometry

extension Paint {
  /// A gradient around a point. It starts on the right and runs clockwise.
  public struct AngularGradient: Hashable, Sendable {
    public var stops: [Stop]
    public var center: Point
    public var startAngle: Angle
    public var endAngle: Angle

    /// Creates a gradient around `center`.
    ///
    /// If the angles span more than one turn, the last whole turn is visible. If they span less, the last colour fills
    /// the first half of the remaining sector and the first colour the second half.
    ///
    /// - Parameters:
    ///   - stops: The colours with their locations from 0 (`startAngle`) to 1 (`endAngle`).
    ///   - center: The centre, in the coordinates of the filled item.
    ///   - startAngle: The angle at location 0, clockwise from the right. An angle that is not finite counts as 0.
    ///   - endAngle: The angle at location 1, clockwise from the right. An angle that is not finite counts as 0.
    public init(stops: [Stop], center: Point, startAngle: Angle, endAngle: Angle) {
      self.stops = stops
      self.center = center
      self.startAngle = startAngle.radians.isFinite ? startAngle : .zero
      self.endAngle = endAngle.radians.isFinite ? endAngle : .zero
    }

    package func location(at radians: Double) -> Double {
      let turn = 2 * Double.pi
      let sweep = endAngle.radians - startAngle.radians
      // An anticlockwise gradient is the mirror image of a clockwise one.
      let length = abs(sweep)
      var way = (sweep < 0 ? startAngle.radians - radians : radians - startAngle.radians)
        .truncatingRemainder(dividingBy: turn)
      if way < 0 { way += turn }
      guard length < turn else {
        // Only the last whole turn is visible.
        let turns = ((length - way) / turn).rounded(.up) - 1
        return min(1, max(0, (way + turns * turn) / length))
      }
      if way <= length { return length > 0 ? way / length : 1 }
      return way - length < (turn - length) / 2 ? 1 : 0
    }
  }
}

extension [Paint.Stop] {
  package func color(at location: Double) -> RGBA {
    guard let first, let last else { return .clear }
    if location < first.location { return first.color }
    guard let upper = firstIndex(where: { $0.location > location }) else { return last.color }
    if upper == 0 { return first.color }
    let (low, high) = (self[upper - 1], self[upper])
    let share = (location - low.location) / (high.location - low.location)
    func between(_ one: Double, _ other: Double) -> Double { one + (other - one) * share }
    return RGBA(
      red: between(low.color.red, high.color.red), green: between(low.color.green, high.color.green),
      blue: between(low.color.blue, high.color.blue), alpha: between(low.color.alpha, high.color.alpha))
  }
}
