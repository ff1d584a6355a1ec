import GalleyScroll

struct SectionStarts {
  private let sections: [(id: AnyHashable, start: Double)]
  let geometry: ScrollGeometry

  private static let tolerance = 0.5

  init(_ sections: [(id: AnyHashable, start: Double)], in geometry: ScrollGeometry) {
    self.sections = sections.sorted { $0.start < $1.start }
    self.geometry = geometry
  }

  /// Returns the last section that has reached the top edge, or the first section if none has.
  func section(at distance: Double) -> AnyHashable? {
    let next = sections.firstIndex { $0.start > distance + SectionStarts.tolerance } ?? sections.count
    return sections.isEmpty ? nil : sections[max(next - 1, 0)].id
  }
}
