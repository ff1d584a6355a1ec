import GalleyLayout

/// Makes the rows of a container out of the rows of its content: a list gives them insets, grounds and lines.
protocol RowDecoration {
  func decorated(_ segments: [LazyRows.Segment]) -> [LazyRows.Segment]

  func adapt(_ environment: inout EnvironmentValues, for role: SectionPart.Role)

  func isSame(as other: any RowDecoration) -> Bool
}
