/// The header, rows and footer of a section are consecutive. Rows need not belong to a section. Queries take time
/// proportional to the logarithm of the number of sections.
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
