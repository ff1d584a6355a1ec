import GalleyGeometry

package struct PinnedRows: OptionSet, Hashable, Sendable {
  package let rawValue: UInt8

  package init(rawValue: UInt8) { self.rawValue = rawValue }

  package static let headers = PinnedRows(rawValue: 1)
  package static let footers = PinnedRows(rawValue: 2)
}

/// A pinned header stays at the start of the window, within its section and never before its regular position. A footer
/// likewise stays at the end. Finding the pinned rows takes time that depends on the number of visible rows and on the
/// logarithm of the number of all rows.
struct PinnedWindow {
  let sections: RowSections
  let offsets: RowIndex
  let pinned: PinnedRows
  let visible: ClosedRange<Double>
  /// The range of the viewport that no bar covers; nil outside scroll views, where no rows are pinned.
  let uncovered: ClosedRange<Double>?

  struct Row: Hashable {
    let index: Int
    let start: Double
  }

  /// The rows in drawing order. Pinned rows that have moved from their regular position come last.
  var rows: [Row] {
    let range = offsets.rows(from: visible.lowerBound, to: visible.upperBound)
    let moved = movedRows
    let indices = Set(moved.map(\.index))
    let others = range.lazy.filter { !indices.contains($0) }.map { Row(index: $0, start: offsets.start(of: $0)) }
    return others + moved.filter { shows($0) }
  }

  private func shows(_ row: Row) -> Bool {
    row.start < visible.upperBound && row.start + offsets.length(of: row.index) > visible.lowerBound
  }

  private var movedRows: [Row] {
    guard !pinned.isEmpty, !sections.isEmpty, offsets.count > 0, let uncovered else { return [] }
    let first = offsets.row(at: min(visible.lowerBound, uncovered.lowerBound))
    let last = offsets.row(at: max(visible.upperBound, uncovered.upperBound))
    let seen = sections.sections(touching: first...max(first, last)).map { sections.sections[$0] }
    let footers = pinned.contains(.footers) ? seen.compactMap { footer(of: $0, before: uncovered.upperBound) } : []
    let headers = pinned.contains(.headers) ? seen.compactMap { header(of: $0, after: uncovered.lowerBound) } : []
    return footers + headers
  }

  private func header(of section: RowSections.Section, after edge: Double) -> Row? {
    guard let index = section.header.first else { return nil }
    let own = offsets.start(of: index)
    let end = offsets.start(of: section.all.upperBound) - offsets.spacing
    let start = max(own, min(edge, end - offsets.length(of: index)))
    return start > own ? Row(index: index, start: start) : nil
  }

  private func footer(of section: RowSections.Section, before edge: Double) -> Row? {
    guard let index = section.footer.first else { return nil }
    let own = offsets.start(of: index)
    let start = min(own, max(edge - offsets.length(of: index), offsets.start(of: section.all.lowerBound)))
    return start < own ? Row(index: index, start: start) : nil
  }
}

extension RowSections {
  /// Headers and footers themselves are not covered.
  func cover(ofRow index: Int, pinned: PinnedRows, in offsets: RowIndex) -> (before: Double, after: Double) {
    guard !pinned.isEmpty, let number = section(ofRow: index), sections[number].rows.contains(index) else {
      return (0, 0)
    }
    func length(_ range: Range<Int>, _ kind: PinnedRows) -> Double {
      pinned.contains(kind) ? range.first.map { offsets.length(of: $0) } ?? 0 : 0
    }
    return (length(sections[number].header, .headers), length(sections[number].footer, .footers))
  }
}

extension Rect {
  func range(along axis: Axis) -> ClosedRange<Double> {
    origin[axis]...(origin[axis] + max(0, size[axis]))
  }
}

extension EdgeInsets {
  init(along axis: Axis, before: Double, after: Double) {
    self = axis == .vertical ? EdgeInsets(top: before, bottom: after) : EdgeInsets(leading: before, trailing: after)
  }
}
