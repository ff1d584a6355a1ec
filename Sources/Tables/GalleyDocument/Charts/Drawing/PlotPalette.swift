import GalleyPicture

/// The series colours. The twelve colours are distinguishable with normal vision and with red-green colour blindness.
/// Later series repeat the colours with dashes, other symbols or stripes.
enum PlotPalette {
  /// The first six colours are from Okabe and Ito (2008). Each of the others differs as much as possible from all
  /// earlier ones.
  static let colors: [RGBA] = [
    RGBA(red: 0, green: 0.447, blue: 0.698), RGBA(red: 0.902, green: 0.624, blue: 0),
    RGBA(red: 0, green: 0.62, blue: 0.451), RGBA(red: 0.835, green: 0.369, blue: 0),
    RGBA(red: 0.8, green: 0.475, blue: 0.655), RGBA(red: 0.337, green: 0.706, blue: 0.914),
    RGBA(red: 0.5, green: 0, blue: 0), RGBA(red: 0.583, green: 0.833, blue: 0.5),
    RGBA(red: 0, green: 0.25, blue: 0.333), RGBA(red: 0, green: 0, blue: 1),
    RGBA(red: 0.083, green: 0.5, blue: 1), RGBA(red: 0, green: 0.167, blue: 0.667),
  ]

  static func color(_ series: Int, isDark: Bool) -> RGBA {
    let color = colors[series % colors.count]
    return isDark ? color.inDarkChart : color
  }

  /// Returns the dash pattern of a line, in multiples of the line width; empty for a solid line.
  static func dashes(_ series: Int) -> [Double] {
    let all: [[Double]] = [[], [4, 2], [1, 1.5], [6, 2, 1, 2]]
    return all[series / colors.count % all.count]
  }

  /// Returns the direction of stripes over a bar: 0 for none, 1 from the lower left corner, 2 from the upper left
  /// corner.
  static func stripes(_ series: Int) -> Int { series / colors.count % 3 }
}

extension RGBA {
  /// Returns a darker colour for text, because light colours are hard to read.
  func mixed(with ink: RGBA) -> RGBA { blended(with: ink, share: 0.45) }

  func blended(with other: RGBA, share: Double) -> RGBA {
    func middle(_ one: Double, _ other: Double) -> Double { one * (1 - share) + other * share }
    return RGBA(red: middle(red, other.red), green: middle(green, other.green), blue: middle(blue, other.blue))
  }

  /// A lighter version of a dark colour, so that it stands out against a dark page.
  fileprivate var inDarkChart: RGBA {
    let light = 0.2126 * red + 0.7152 * green + 0.0722 * blue
    let share = max(0, 0.45 - light)
    func lighter(_ part: Double) -> Double { part + (1 - part) * share }
    return RGBA(red: lighter(red), green: lighter(green), blue: lighter(blue), alpha: alpha)
  }
}
