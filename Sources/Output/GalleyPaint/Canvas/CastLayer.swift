import GalleyGeometry
import GalleyPicture

struct CastLayer {
  /// The layer of the group, or nil if only its shadow is visible.
  let layer: PaintedLayer?
  let shadow: SoftShadow

  var bounds: Rect {
    let area = shadow.area
    return layer.map { $0.inkArea.union(area) } ?? area
  }
}

struct PaintedLayer {
  let surface: ImageSurface
  let corner: Point
  let pixel: Double
  let ink: PixelArea

  var inkArea: Rect {
    Rect(
      x: corner.x + Double(ink.columns.lowerBound) * pixel, y: corner.y + Double(ink.rows.lowerBound) * pixel,
      width: Double(ink.columns.count) * pixel, height: Double(ink.rows.count) * pixel)
  }
}

struct SoftShadow {
  let mask: ImageSurface
  let place: AffineTransform
  let color: RGBA

  var area: Rect { place(Rect(x: 0, y: 0, width: Double(mask.width), height: Double(mask.height))) }
}

/// Identifies a group and its position. The hash excludes the items, because hashing them at each level would take
/// quadratic time in the depth of nesting.
struct CastPlace: Hashable {
  private let group: Picture.Group
  private let outer: AffineTransform

  init(_ group: Picture.Group, in outer: AffineTransform) {
    self.group = group
    self.outer = outer
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(group.shadow)
    hasher.combine(group.transform)
    hasher.combine(outer)
  }
}

/// The margin beyond the visible area that is needed for shadows of shadows. The variances of blurs add up, so several
/// blurs together extend less far than the sum of their extents. At a distance of more than twelve deviations of the
/// softest shadow, other shadows hide the shadows of the content.
struct Haze {
  private var reach = 0.0
  private var variance = 0.0
  private var softest = 0.0

  var margin: Double { min(reach, 4 * variance.squareRoot(), 12 * softest) }

  func adding(_ shadow: DeviceShadow) -> Haze {
    var haze = self
    haze.reach += shadow.reach
    haze.variance += shadow.deviation * shadow.deviation
    haze.softest = max(softest, shadow.deviation)
    return haze
  }

  func scaled(by scale: Double) -> Haze {
    var haze = self
    haze.reach *= scale
    haze.variance *= scale * scale
    haze.softest *= scale
    return haze
  }
}

extension Picture.Group {
  var hasShadowsInside: Bool {
    items.contains { item in
      // The shadows inside a filtered group are drawn together with the filter.
      if case .group(let group) = item {
        group.shadow != nil || group.filter == nil && group.hasShadowsInside
      } else {
        false
      }
    }
  }
}
