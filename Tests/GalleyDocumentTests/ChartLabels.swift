import GalleyGeometry
import GalleyPicture

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The frame of a label in a chart, as a rotated rectangle.
struct LabelFrame {
  let text: String
  let x: Double
  let y: Double
  private let corners: [Point]

  fileprivate init(_ glyphs: Picture.Glyphs, _ transform: AffineTransform) {
    text = glyphs.run.text
    let size = glyphs.run.size
    let width = (glyphs.run.glyphs.last?.x ?? 0) + size * 0.4
    // The height of a lowercase letter. This part of a label must not be covered.
    let (top, bottom) = (glyphs.origin.y - size * 0.55, glyphs.origin.y)
    corners = [(0, top), (width, top), (width, bottom), (0, bottom)].map {
      transform(Point(x: glyphs.origin.x + $0.0, y: $0.1))
    }
    (x, y) = (corners[0].x, corners[0].y)
  }

  /// Two convex shapes do not overlap if an edge of one of them separates them.
  func overlaps(_ other: LabelFrame) -> Bool {
    for shape in [corners, other.corners] {
      for index in shape.indices {
        let edge = shape[(index + 1) % shape.count] - shape[index]
        let normal = Point(x: -edge.y, y: edge.x)
        func range(_ points: [Point]) -> (Double, Double) {
          let places = points.map { $0.x * normal.x + $0.y * normal.y }
          return (places.min() ?? 0, places.max() ?? 0)
        }
        let (a, b) = (range(corners), range(other.corners))
        if a.1 <= b.0 || b.1 <= a.0 { return false }
      }
    }
    return true
  }
}

extension Picture.Item {
  var chartTexts: [String] { labelFrames.map(\.text) }

  var labelFrames: [LabelFrame] { frames(.identity) }

  private func frames(_ transform: AffineTransform) -> [LabelFrame] {
    switch self {
    case .glyphs(let glyphs): [LabelFrame(glyphs, transform)]
    case .group(let group): group.items.flatMap { $0.frames(group.transform) }
    default: []
    }
  }
}

extension [Picture.Item] {
  /// The bounds of the stroked lines that have more than two points.
  var lines: [Size] {
    compactMap { item in
      guard case .stroke(let stroke) = item, case .elements(let elements) = stroke.path, elements.count > 10 else {
        return nil
      }
      return stroke.path.bounds.size
    }
  }
}

/// A colour as people with normal, protanopic and deuteranopic vision see it (Machado, Oliveira and Fernandes, 2009).
struct SeenColor {
  private let views: [[Double]]

  private static let eyes: [[[Double]]] = [
    [[1, 0, 0], [0, 1, 0], [0, 0, 1]],
    [[0.152286, 1.052583, -0.204868], [0.114503, 0.786281, 0.099216], [-0.003882, -0.048116, 1.051998]],
    [[0.367322, 0.860646, -0.227968], [0.280085, 0.672501, 0.047413], [-0.011820, 0.042940, 0.968881]],
  ]

  init(_ color: RGBA) {
    let light = [color.red, color.green, color.blue].map { $0 <= 0.04045 ? $0 / 12.92 : pow(($0 + 0.055) / 1.055, 2.4) }
    views = Self.eyes.map { eye in
      let seen = eye.map { row -> Double in
        let sum = row[0] * light[0] + row[1] * light[1] + row[2] * light[2]
        return min(max(sum, 0), 1)
      }
      return Self.lab(seen)
    }
  }

  /// The smallest distance in CIELAB for any of these kinds of vision.
  func distance(to other: SeenColor) -> Double {
    let distances = zip(views, other.views).map { one, two -> Double in
      let (light, red, blue) = (one[0] - two[0], one[1] - two[1], one[2] - two[2])
      return (light * light + red * red + blue * blue).squareRoot()
    }
    return distances.min() ?? 0
  }

  private static func lab(_ light: [Double]) -> [Double] {
    func mixed(_ red: Double, _ green: Double, _ blue: Double) -> Double {
      let sum = red * light[0] + green * light[1] + blue * light[2]
      return sum > 0.008856 ? cbrt(sum) : 7.787 * sum + 16.0 / 116
    }
    // The white point is daylight (D65).
    let x = mixed(0.4124 / 0.95047, 0.3576 / 0.95047, 0.1805 / 0.95047)
    let y = mixed(0.2126, 0.7152, 0.0722)
    let z = mixed(0.0193 / 1.08883, 0.1192 / 1.08883, 0.9505 / 1.08883)
    return [116 * y - 16, 500 * (x - y), 200 * (y - z)]
  }
}
