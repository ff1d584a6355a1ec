import GalleyGeometry

extension RowsTemplate {
  /// The length that every row has along `axis`, when the scene itself says it: then no row has to be built to know
  /// where any other lies.
  func uniformLength(along axis: Axis) -> Double? {
    row.count == 1 ? row[0].writtenLength(along: axis) : nil
  }
}

extension ViewTemplate {
  /// The length along `axis` that the view's modifiers fix with numbers, or nil where content or data has a say.
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
