import GalleyGeometry
import GalleyPicture

/// A group that casts a shadow, painted beside the canvas it comes to.
struct CastLayer {
  /// The group; nil where only its shadow shows.
  let layer: PaintedLayer?
  let shadow: SoftShadow

  var bounds: Rect {
    let area = shadow.area
    return layer.map { $0.inkArea.union(area) } ?? area
  }
}

/// Pixels of a canvas of their own.
struct PaintedLayer {
  let surface: ImageSurface
  let corner: Point
  let pixel: Double
  /// The pixels that are not empty.
  let ink: PixelArea

  var inkArea: Rect {
    Rect(
      x: corner.x + Double(ink.columns.lowerBound) * pixel, y: corner.y + Double(ink.rows.lowerBound) * pixel,
      width: Double(ink.columns.count) * pixel, height: Double(ink.rows.count) * pixel)
  }
}

/// A shadow as it is painted: how much of its colour each pixel of a mask takes.
struct SoftShadow {
  let mask: ImageSurface
  /// From the mask's pixels to the device.
  let place: AffineTransform
  let color: RGBA

  var area: Rect { place(Rect(x: 0, y: 0, width: Double(mask.width), height: Double(mask.height))) }
}

/// A group at its place: what its layer is found by.
///
/// Groups that are told apart by their items alone share a hash: to compare items is cheap where they are the same, to
/// hash them at each level would take time that grows with the square of the depth.
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

/// How far shadows of shadows are followed beyond what shows.
///
/// Blurs add up by their variances, so many of them in a row reach less far than the sum of what each reaches. What
/// reaches further than twelve deviations of the softest has passed through so many shadows that those of what shows
/// cover it.
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
      // What a filter is around is painted when the filter is.
      if case .group(let group) = item {
        group.shadow != nil || group.filter == nil && group.hasShadowsInside
      } else {
        false
      }
    }
  }
}
