import GalleyGeometry
import GalleyPicture
import GalleyViews

struct AnnotationPlace {
  let annotation: ChartAnnotation
  let mark: Rect
  let plot: Rect
  let chart: Rect

  private static let gap = 4.0

  /// Returns the top left corner of the annotation, which is placed outside the mark, at the side or corner that its
  /// position specifies. Along that side, and for overlays on both axes, the alignment determines the position.
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

  private func kept(
    _ start: Double, _ length: Double, _ strategy: AnnotationOverflowResolution.Strategy,
    _ lower: KeyPath<Rect, Double>, _ upper: KeyPath<Rect, Double>
  ) -> Double {
    let space: Rect
    switch strategy.kind {
    case .stays: return start
    case .fits(.plot): space = plot
    case .fits: space = chart
    }
    return max(space[keyPath: lower], min(start, space[keyPath: upper] - length))
  }
}

extension HorizontalAlignment {
  /// Custom alignment guides count as centred.
  fileprivate var share: Double { self == .leading ? 0 : self == .trailing ? 1 : 0.5 }
}

extension VerticalAlignment {
  fileprivate var share: Double {
    self == .top || self == .firstTextBaseline ? 0 : self == .bottom || self == .lastTextBaseline ? 1 : 0.5
  }
}
