import GalleyGeometry
import GalleyLayout
import Testing

@Suite("Sections of lazy rows")
struct RowSectionsTests {
  private static func segment(_ count: Int, _ section: Int?, _ role: SectionPart.Role = .content) -> LazyRows.Segment {
    var segment = LazyRows.Segment(count: count) { _ in .rigid(1) }
    segment.part = section.map { SectionPart(section: $0, role: role) }
    return segment
  }

  /// Two rows without a section, a section with header and 3 + 2 rows, one with 4 rows and a footer, an empty one, and
  /// a single row.
  private let sections = LazyRows(segments: [
    segment(2, nil), segment(1, 7, .header), segment(3, 7), segment(2, 7), segment(4, 8), segment(1, 8, .footer),
    segment(0, 9), segment(1, nil),
  ]).sections

  @Test("Adjacent segments that belong to the same section are merged")
  func ranges() {
    #expect(sections.sections.map(\.header) == [2..<3, 8..<8, 13..<13])
    #expect(sections.sections.map(\.rows) == [3..<8, 8..<12, 13..<13])
    #expect(sections.sections.map(\.footer) == [8..<8, 12..<13, 13..<13])
    #expect(sections.sections.map(\.all) == [2..<8, 8..<13, 13..<13])
  }

  @Test(
    "The section that contains a row can be looked up",
    arguments: [(0, nil), (1, nil), (2, 0), (7, 0), (8, 1), (12, 1), (13, nil)] as [(Int, Int?)])
  func sectionOfRow(row: (index: Int, section: Int?)) {
    #expect(sections.section(ofRow: row.index) == row.section)
  }

  @Test(
    "A window includes every section that has at least one row in it",
    arguments: [
      (0...1, 0..<0), (1...2, 0..<1), (7...7, 0..<1), (7...8, 0..<2), (8...13, 1..<3), (0...13, 0..<3),
      (13...13, 2..<3),
    ] as [(ClosedRange<Int>, Range<Int>)])
  func touching(row: (rows: ClosedRange<Int>, sections: Range<Int>)) {
    let found = sections.sections(touching: row.rows).filter { !sections.sections[$0].all.isEmpty }
    #expect(found == row.sections.filter { !sections.sections[$0].all.isEmpty })
  }
}
