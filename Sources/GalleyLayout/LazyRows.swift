package import GalleyGeometry

/// Rows that exist only while they are looked at.
///
/// Rows come in segments: single nodes, and runs of rows that one closure builds. Lengths are exact: a segment that
/// knows its rows' common length is never asked, every other row is built once, measured, and let go.
package final class LazyRows {
  /// A run of rows.
  package struct Segment {
    /// How many rows.
    package let count: Int
    /// The length all rows share along the scrolled axis, when that is known without building one.
    package let uniformLength: Double?
    /// The identity of a row, for scrolling to it.
    package let id: (Int) -> AnyHashable?
    /// Builds a row.
    package let build: (Int) -> LayoutNode

    package init(
      count: Int, uniformLength: Double? = nil, id: @escaping (Int) -> AnyHashable? = { _ in nil },
      build: @escaping (Int) -> LayoutNode
    ) {
      self.count = count
      self.uniformLength = uniformLength
      self.id = id
      self.build = build
    }
  }

  /// The runs, in order.
  package let segments: [Segment]
  private var offsets: (axis: Axis, cross: Double?, spacing: Double, value: RowOffsets)?

  package init(segments: [Segment]) { self.segments = segments }

  /// All rows.
  package var count: Int { segments.reduce(0) { $0 + $1.count } }

  /// The length all rows share, or nil where some row has to be built to know.
  package var uniformLength: Double? {
    guard let first = segments.first?.uniformLength else { return nil }
    return segments.allSatisfy { $0.uniformLength == first } ? first : nil
  }

  /// Builds the row `index`.
  package func row(at index: Int) -> LayoutNode {
    var rest = index
    for segment in segments {
      if rest < segment.count { return segment.build(rest) }
      rest -= segment.count
    }
    preconditionFailure("row \(index) is beyond the last row")
  }

  /// The index of the first row whose identity `isWanted`, or nil.
  package func index(where isWanted: (AnyHashable?) -> Bool) -> Int? {
    var start = 0
    for segment in segments {
      for index in 0..<segment.count where isWanted(segment.id(index)) { return start + index }
      start += segment.count
    }
    return nil
  }

  /// Where every row starts when rows are offered `cross` on the other axis.
  package func offsets(along axis: Axis, cross: Double?, spacing: Double) -> RowOffsets {
    if let known = offsets, known.axis == axis, known.cross == cross, known.spacing == spacing { return known.value }
    var value = RowOffsets(spacing: spacing)
    for segment in segments {
      if let length = segment.uniformLength {
        value.append(count: segment.count, length: length)
      } else {
        value.append(lengths: (0..<segment.count).map { measure(segment.build($0), along: axis, cross: cross) })
      }
    }
    offsets = (axis, cross, spacing, value)
    return value
  }

  private func measure(_ row: LayoutNode, along axis: Axis, cross: Double?) -> Double {
    row.size(for: LazyRows.proposal(along: axis, cross: cross))[axis]
  }

  /// What a row is offered: its ideal along the scrolled axis, `cross` on the other.
  package static func proposal(along axis: Axis, cross: Double?) -> ProposedViewSize {
    axis == .vertical
      ? ProposedViewSize(width: cross, height: nil) : ProposedViewSize(width: nil, height: cross)
  }
}
