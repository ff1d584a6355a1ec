import GalleyLayout

/// Makes the rows of a container out of the rows of its content: a list gives them insets, grounds and lines.
protocol RowDecoration {
  /// The rows of a container whose content has `segments`.
  func decorated(_ segments: [LazyRows.Segment]) -> [LazyRows.Segment]

  /// Changes `environment` to the values that hold for rows of `role`.
  func adapt(_ environment: inout EnvironmentValues, for role: SectionPart.Role)

  /// Whether both make the same of the same rows.
  func isSame(as other: any RowDecoration) -> Bool
}
