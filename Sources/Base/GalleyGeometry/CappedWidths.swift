extension [Double] {
  /// Returns the widths unchanged if their sum is at most `room`, or else limited to one common maximum so that they
  /// fit.
  ///
  /// - Parameters:
  ///   - room: The available width, in points.
  ///   - least: The lower bound of the common maximum. With it, the sum may still exceed `room`.
  package func capped(toFit room: Double, least: Double) -> [Double] {
    guard reduce(0, +) > room else { return self }
    var left = room
    var cap = least
    for (index, width) in sorted().enumerated() {
      cap = Swift.max(left / Double(count - index), least)
      guard width < cap else { break }
      left -= width
    }
    return map { Swift.min($0, cap) }
  }
}
