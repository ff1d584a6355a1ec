import Foundation

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
}
