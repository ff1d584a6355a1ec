/// Which rows of a container belong to which section; every question takes time that grows with the logarithm of the
/// number of sections.
///
/// Rows of a section follow each other: its header, its rows, its footer. Rows may stand outside of any section.
package struct RowSections: Hashable, Sendable {
  package private(set) var sections: [Section] = []

  package struct Section: Hashable, Sendable {
    package var header: Range<Int>
    package var rows: Range<Int>
    package var footer: Range<Int>

    package var all: Range<Int> { header.lowerBound..<footer.upperBound }
  }

  init(sections: [Section]) { self.sections = sections }

  init(of segments: [LazyRows.Segment]) {
    var row = 0
    var open: SectionPart.ID?
    for segment in segments {
      let range = row..<row + segment.count
      row = range.upperBound
      if let part = segment.part {
        if part.section != open { begin(at: range.lowerBound) }
        add(range, as: part.role)
      }
      open = segment.part?.section
    }
  }

  private mutating func begin(at row: Int) {
    sections.append(Section(header: row..<row, rows: row..<row, footer: row..<row))
  }

  private mutating func add(_ range: Range<Int>, as role: SectionPart.Role) {
    let last = sections.count - 1
    let end = range.upperBound
    switch role {
    case .header:
      sections[last].header = sections[last].header.lowerBound..<end
      sections[last].rows = end..<end
    case .content: sections[last].rows = sections[last].rows.lowerBound..<end
    case .footer:
      sections[last].footer = range
      return
    }
    sections[last].footer = end..<end
  }

  package var isEmpty: Bool { sections.isEmpty }

  /// The number of the section that row `index` belongs to, as header, row or footer; nil where it belongs to none.
  package func section(ofRow index: Int) -> Int? {
    let candidate = firstSection(endingAfter: index)
    guard sections.indices.contains(candidate), sections[candidate].all.contains(index) else { return nil }
    return candidate
  }

  package func sections(touching range: ClosedRange<Int>) -> Range<Int> {
    let first = firstSection(endingAfter: range.lowerBound)
    let end = partition { $0.all.lowerBound > range.upperBound }
    return first..<max(first, end)
  }

  private func firstSection(endingAfter row: Int) -> Int { partition { $0.all.upperBound > row } }

  /// The number of the first section for which `holds`, which stays true from there on.
  private func partition(_ holds: (Section) -> Bool) -> Int {
    var low = 0
    var high = sections.count
    while low < high {
      let middle = (low + high) / 2
      if holds(sections[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}

/// What a run of rows is to its section.
package struct SectionPart: Hashable, Sendable {
  package typealias ID = Int

  package enum Role: Hashable, Sendable {
    case header
    case content
    case footer
  }

  package let section: ID
  package let role: Role

  package init(section: ID, role: Role) {
    self.section = section
    self.role = role
  }
}
