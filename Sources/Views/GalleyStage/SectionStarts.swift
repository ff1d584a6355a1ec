import GalleyScroll

/// The scroll distances at which the sections of a list reach its top edge.
struct SectionStarts {
  private let sections: [(id: AnyHashable, start: Double)]
  let geometry: ScrollGeometry

  /// A section counts as reached within this distance of the edge, in points.
  private static let tolerance = 0.5

  init(_ sections: [(id: AnyHashable, start: Double)], in geometry: ScrollGeometry) {
    self.sections = sections.sorted { $0.start < $1.start }
    self.geometry = geometry
  }

  /// Returns the section at the top edge of a list scrolled by `distance`, or the first section before any has reached
  /// it.
  func section(at distance: Double) -> AnyHashable? {
    let next = sections.firstIndex { $0.start > distance + SectionStarts.tolerance } ?? sections.count
    return sections.isEmpty ? nil : sections[max(next - 1, 0)].id
  }
}
