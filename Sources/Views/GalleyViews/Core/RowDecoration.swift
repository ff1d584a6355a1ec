import GalleyLayout

/// Turns the rows of a container's content into decorated rows. A list uses it to add insets, backgrounds and
/// separators.
protocol RowDecoration {
  func decorated(_ segments: [LazyRows.Segment]) -> [LazyRows.Segment]

  func adapt(_ environment: inout EnvironmentValues, for role: SectionPart.Role)

  func isSame(as other: any RowDecoration) -> Bool
}
