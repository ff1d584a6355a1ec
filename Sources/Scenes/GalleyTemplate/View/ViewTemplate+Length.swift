import GalleyGeometry

extension RowsTemplate {
  /// If the modifiers fix the length of every row, rows can be located without building any.
  func uniformLength(along axis: Axis) -> Double? {
    row.count == 1 ? row[0].writtenLength(along: axis) : nil
  }
}

extension ViewTemplate {
  /// `nil` if the length depends on content or data.
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
