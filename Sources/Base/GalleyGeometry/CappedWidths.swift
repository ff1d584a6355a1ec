extension [Double] {
  /// If the sum exceeds `room`, limits the widths to one common maximum of at least `least`, so the sum may still
  /// exceed `room`.
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
