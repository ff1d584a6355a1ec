extension Grammar {
  /// Distances from four sides.
  static let insets = RecordShape(
    "padding", "Points by side; a side that is named alone wins over a pair of sides.",
    [
      .init("top", .number(.points), "Above."), .init("leading", .number(.points), "Where reading starts."),
      .init("bottom", .number(.points), "Below."), .init("trailing", .number(.points), "Where reading ends."),
      .init("horizontal", .number(.points), "Leading and trailing."),
      .init("vertical", .number(.points), "Top and bottom."), .init("all", .number(.points), "All four sides."),
    ])
}
