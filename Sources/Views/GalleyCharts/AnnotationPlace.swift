import GalleyGeometry
import GalleyPicture
import GalleyViews

/// Where in a chart a view lies beside a mark.
struct AnnotationPlace {
  let annotation: ChartAnnotation
  let mark: Rect
  let plot: Rect
  let chart: Rect

  /// Between a mark and what lies beside it, in points.
  private static let gap = 4.0

  /// The corner of a view of `size`.
  ///
  /// A side of the mark has the view beyond it: a corner both its sides. Along a side the alignment tells how the view lies
  /// to the mark, and over the mark both do.
  func corner(of size: Size) -> Point {
    let spacing = annotation.spacing ?? Self.gap
    let (position, alignment, overflow) = (annotation.position, annotation.alignment, annotation.overflow)
    let x = Self.start(
      of: size.width, at: position.x, sharing: alignment.horizontal.share, from: mark.minX, to: mark.maxX, spacing)
    let y = Self.start(
      of: size.height, at: position.y, sharing: alignment.vertical.share, from: mark.minY, to: mark.maxY, spacing)
    return Point(
      x: kept(x, size.width, overflow.x, \.minX, \.maxX), y: kept(y, size.height, overflow.y, \.minY, \.maxY))
  }

  /// Where a view of `length` begins before, along or behind a mark between two places.
  private static func start(
    of length: Double, at side: AnnotationPosition.Side, sharing share: Double, from start: Double, to end: Double,
    _ spacing: Double
  ) -> Double {
    switch side {
    case .before: start - spacing - length
    case .along: start + (end - start - length) * share
    case .behind: end + spacing
    }
  }

  /// The place nearest to `start` at which what is `length` long lies in what it has to fit into.
  private func kept(
    _ start: Double, _ length: Double, _ strategy: AnnotationOverflowResolution.Strategy,
    _ lower: KeyPath<Rect, Double>, _ upper: KeyPath<Rect, Double>
  ) -> Double {
    let room: Rect
    switch strategy.kind {
    case .stays: return start
    case .fits(.plot): room = plot
    case .fits: room = chart
    }
    return max(room[keyPath: lower], min(start, room[keyPath: upper] - length))
  }
}

extension HorizontalAlignment {
  /// How much of free room lies before what is aligned so; guides of one's own are the middle.
  fileprivate var share: Double { self == .leading ? 0 : self == .trailing ? 1 : 0.5 }
}

extension VerticalAlignment {
  /// How much of free room lies above what is aligned so; guides of one's own are the middle.
  fileprivate var share: Double {
    self == .top || self == .firstTextBaseline ? 0 : self == .bottom || self == .lastTextBaseline ? 1 : 0.5
  }
}
