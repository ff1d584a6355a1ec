import Foundation

/// What the sky is like.
public enum WeatherCondition: String, Hashable, CaseIterable, Codable, CustomStringConvertible, Sendable {
  case blizzard, blowingDust, blowingSnow, breezy, clear, cloudy, drizzle, flurries, foggy, freezingDrizzle
  case freezingRain, frigid, hail, haze, heavyRain, heavySnow, hot, hurricane, isolatedThunderstorms, mostlyClear
  case mostlyCloudy, partlyCloudy, rain, scatteredThunderstorms, sleet, smoky, snow, strongStorms, sunFlurries
  case sunShowers, thunderstorms, tropicalStorm, windy, wintryMix

  public var description: String {
    var words = ""
    for letter in rawValue { words += letter.isUppercase ? " \(letter)" : "\(letter)" }
    return words.capitalized
  }

  public var accessibilityDescription: String { description }
}

/// Where the pressure goes.
public enum PressureTrend: String, Hashable, CaseIterable, Codable, CustomStringConvertible, Sendable {
  case rising, falling, steady
  public var description: String { rawValue.capitalized }
  public var accessibilityDescription: String { description }
}

/// What falls.
public enum Precipitation: String, Hashable, CaseIterable, Codable, CustomStringConvertible, Sendable {
  case none, hail, mixed, rain, sleet, snow
  public var description: String { rawValue.capitalized }
  public var accessibilityDescription: String { description }
}

/// How bad it is.
public enum WeatherSeverity: String, Hashable, CaseIterable, Codable, CustomStringConvertible, Sendable {
  case minor, moderate, severe, extreme, unknown
  public var description: String { rawValue.capitalized }
  public var accessibilityDescription: String { description }
}

/// What the moon looks like.
public enum MoonPhase: String, Hashable, CaseIterable, Codable, CustomStringConvertible, Sendable {
  case new, waxingCrescent, firstQuarter, waxingGibbous, full, waningGibbous, lastQuarter, waningCrescent
  public var description: String {
    var words = ""
    for letter in rawValue { words += letter.isUppercase ? " \(letter)" : "\(letter)" }
    return words.capitalized
  }
  public var accessibilityDescription: String { description }
  public var symbolName: String {
    "moonphase." + description.lowercased().replacing(" ", with: ".") + (self == .new || self == .full ? ".moon" : "")
  }
}
