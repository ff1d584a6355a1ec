import GalleyLayout

protocol RowDecoration {
  func decorated(_ segments: [LazyRows.Segment]) -> [LazyRows.Segment]

  func adapt(_ environment: inout EnvironmentValues, for role: SectionPart.Role)

  func isSame(as other: any RowDecoration) -> Bool
}
