import GalleyScroll

/// Where the sections of a list begin, as distances the list is scrolled when they are at its upper edge.
struct SectionStarts {
  private let sections: [(id: AnyHashable, start: Double)]
  let geometry: ScrollGeometry

  /// Nearer than this to the edge, in points, a section is there.
  private static let tolerance = 0.5

  init(_ sections: [(id: AnyHashable, start: Double)], in geometry: ScrollGeometry) {
    self.sections = sections.sorted { $0.start < $1.start }
    self.geometry = geometry
  }

  /// The section at the upper edge of a list that is scrolled by `distance`; the first where none has come there.
  func section(at distance: Double) -> AnyHashable? {
    let next = sections.firstIndex { $0.start > distance + SectionStarts.tolerance } ?? sections.count
    return sections.isEmpty ? nil : sections[max(next - 1, 0)].id
  }
}
