extension [Double] {
  /// The widths with the cap that makes them fit into `room` together; as they are where they fit.
  ///
  /// - Parameter least: the cap is not below it, whatever the room.
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
