import GalleyGeometry

extension RowsTemplate {
  /// Returns the length of every row, if the modifiers fix it. Rows can then be located without building any.
  func uniformLength(along axis: Axis) -> Double? {
    row.count == 1 ? row[0].writtenLength(along: axis) : nil
  }
}

extension ViewTemplate {
  /// Returns the length that the modifiers fix, or `nil` if it depends on content or data.
  func writtenLength(along axis: Axis) -> Double? {
    guard condition == nil else { return nil }
    var around = 0.0
    for modifier in modifiers.reversed() {
      switch modifier.definition.traits.length(modifier.value, axis) {
      case .fixed(let length): return length + around
      case .added(let length): around += length
      case .open: return nil
      case .unchanged: continue
      }
    }
    return nil
  }
}
