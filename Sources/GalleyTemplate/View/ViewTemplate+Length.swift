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
      switch (modifier.kind, modifier.value) {
      case (.frame, .record(let frame)):
        if let length = frame.writtenLength(along: axis) { return length + around }
        // Bounds on this axis leave the length to the content; bounds on the other do not touch it.
        guard !frame.bounds(axis) else { return nil }
      case (.padding, let padding):
        guard let length = padding.writtenPadding(along: axis) else { return nil }
        around += length
      case (.fixedSize, _), (.aspectRatio, _), (.scaledToFit, _), (.scaledToFill, _), (.containerRelativeFrame, _),
        (.safeAreaPadding, _), (.safeAreaInset, _), (.badge, _):
        return nil
      // Insets that are the same for all rows are the list's to add.
      case (.listRowInsets, let insets): if insets.writtenPadding(along: axis) == nil { return nil }
      default: continue
      }
    }
    return nil
  }
}

extension SceneRecord {
  /// The exact side of a frame, if it is a number.
  fileprivate func writtenLength(along axis: Axis) -> Double? { number(axis == .horizontal ? "width" : "height") }

  /// Whether a frame's side on `axis` has bounds, or a length read from data.
  fileprivate func bounds(_ axis: Axis) -> Bool {
    let suffix = axis == .horizontal ? "width" : "height"
    return entries.contains { $0.key.lowercased().hasSuffix(suffix) }
  }
}

extension SceneValue {
  /// The room a padding adds along `axis`, if it is written as numbers.
  fileprivate func writtenPadding(along axis: Axis) -> Double? {
    switch self {
    case .number(let length): return 2 * length
    case .boolean(let isOn): return isOn ? 32 : 0
    case .record(let sides):
      let isWritten = sides.entries.allSatisfy { entry in
        if case .number = entry.value { true } else { false }
      }
      return isWritten ? EdgeInsets(sides: sides).total(along: axis) : nil
    default: return nil
    }
  }
}
