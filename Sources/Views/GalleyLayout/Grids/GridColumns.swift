package import GalleyGeometry

package struct GridTrack: Hashable, Sendable {
  package enum Size: Hashable, Sendable {
    case fixed(Double)
    case flexible(minimum: Double, maximum: Double)
    case adaptive(minimum: Double, maximum: Double)

    var finite: Size {
      func low(_ length: Double) -> Double { max(length.finite(or: 0), 0) }
      func high(_ length: Double, _ minimum: Double) -> Double { max(length.isNaN ? .infinity : length, low(minimum)) }
      return switch self {
      case .fixed(let width): .fixed(low(width))
      case .flexible(let minimum, let maximum): .flexible(minimum: low(minimum), maximum: high(maximum, minimum))
      case .adaptive(let minimum, let maximum): .adaptive(minimum: low(minimum), maximum: high(maximum, minimum))
      }
    }
  }

  package let size: Size
  /// The spacing, in points; nil means 8.
  package let spacing: Double?
  package let alignment: Alignment

  package init(size: Size, spacing: Double?, alignment: Alignment) {
    self.size = size.finite
    self.spacing = spacing.finite
    self.alignment = alignment
  }
}

/// The spacing and the fixed tracks are subtracted first. Each other track in turn receives an equal share of the rest,
/// within its bounds.
package struct GridColumns: Hashable, Sendable {
  package struct Column: Hashable, Sendable {
    package let x: Double
    package let width: Double
    package let alignment: Alignment
  }

  package private(set) var columns: [Column] = []
  package private(set) var width = 0.0

  package init(_ tracks: [GridTrack], width: Double?) {
    let gaps = tracks.dropLast().reduce(0.0) { $0 + ($1.spacing ?? StackRule.defaultSpacing) }
    var left = tracks.count { !$0.isFixed }
    let smallest = tracks.reduce(gaps) { $0 + $1.minimum }
    var remaining = max(0, (width ?? smallest) - gaps - tracks.reduce(0) { $0 + ($1.isFixed ? $1.minimum : 0) })
    var x = 0.0
    for track in tracks {
      let share = left > 0 ? remaining / Double(left) : 0
      let used = add(track, share: share, at: x)
      if !track.isFixed {
        remaining = max(0, remaining - used)
        left -= 1
      }
      self.width = x + used
      x += used + (track.spacing ?? StackRule.defaultSpacing)
    }
  }

  private mutating func add(_ track: GridTrack, share: Double, at x: Double) -> Double {
    switch track.size {
    case .fixed(let width):
      columns.append(Column(x: x, width: width, alignment: track.alignment))
      return width
    case .flexible(let minimum, let maximum):
      let width = min(max(share, minimum), maximum)
      columns.append(Column(x: x, width: width, alignment: track.alignment))
      return width
    case .adaptive(let minimum, let maximum):
      let spacing = track.spacing ?? StackRule.defaultSpacing
      let count = GridColumns.count(of: minimum + spacing, in: share + spacing)
      let equal = (share - Double(count - 1) * spacing) / Double(count)
      let width = min(max(equal, minimum), maximum)
      for index in 0..<count {
        columns.append(Column(x: x + Double(index) * (width + spacing), width: width, alignment: track.alignment))
      }
      return Double(count) * width + Double(count - 1) * spacing
    }
  }

  private static func count(of step: Double, in space: Double) -> Int {
    // Columns count as at least 1 pt wide, because narrower ones are invisible and their number would be unlimited.
    let steps = space / max(step, 1)
    return steps < 100_000 ? max(1, Int(steps)) : 1
  }
}

extension GridTrack {
  fileprivate var isFixed: Bool {
    if case .fixed = size { true } else { false }
  }

  fileprivate var minimum: Double {
    switch size {
    case .fixed(let width): width
    case .flexible(let minimum, _), .adaptive(let minimum, _): minimum
    }
  }
}
