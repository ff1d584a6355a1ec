extension [Double] {
  /// Returns the widths, limited to a common maximum if their sum exceeds `space`. The maximum is at least `minimum`,
  /// so the sum may still exceed `space`.
  package func capped(toFit space: Double, minimum: Double) -> [Double] {
    guard reduce(0, +) > space else { return self }
    var left = space
    var cap = minimum
    for (index, width) in sorted().enumerated() {
      cap = Swift.max(left / Double(count - index), minimum)
      guard width < cap else { break }
      left -= width
    }
    return map { Swift.min($0, cap) }
  }
}
