public import CoreLocation
public import Foundation

// The weather of a place. Only Apple's service knows it: its values are read from an archive, or nowhere.

/// Where a value comes from.
public struct WeatherMetadata: Hashable, Codable, Sendable {
  /// When it was read.
  public var date: Date
  /// How long it holds.
  public var expirationDate: Date
  /// How far north.
  public var latitude: Double
  /// How far east.
  public var longitude: Double
  /// Where.
  public var location: CLLocation { CLLocation(latitude: latitude, longitude: longitude) }
}

/// The weather of a place.
public struct Weather: Hashable, Codable, Sendable {
  /// Now.
  public var currentWeather: CurrentWeather
  /// In the next minutes.
  public var minuteForecast: Forecast<MinuteWeather>?
  /// In the next hours.
  public var hourlyForecast: Forecast<HourWeather>
  /// In the next days.
  public var dailyForecast: Forecast<DayWeather>
  /// Of what people are warned.
  public var weatherAlerts: [WeatherAlert]?
}

/// What comes, in order.
public struct Forecast<Element: Hashable & Codable & Sendable>: RandomAccessCollection, Hashable, Codable, Sendable {
  /// All of it.
  public var forecast: [Element]
  /// Where it comes from.
  public var metadata: WeatherMetadata
  /// The first place.
  public var startIndex: Int { forecast.startIndex }
  /// The place behind the last.
  public var endIndex: Int { forecast.endIndex }
  /// What is at a place.
  public subscript(position: Int) -> Element { forecast[position] }
}

/// How it blows.
public struct Wind: Hashable, Codable, Sendable {
  /// The sixteen ways that it comes from.
  public enum CompassDirection: String, Hashable, CaseIterable, Codable, Sendable {
    case north, northNortheast, northeast, eastNortheast, east, eastSoutheast, southeast, southSoutheast, south
    case southSouthwest, southwest, westSouthwest, west, westNorthwest, northwest, northNorthwest
  }

  /// Where it comes from, in words.
  public var compassDirection: CompassDirection
  /// Where it comes from.
  public var direction: Measurement<UnitAngle>
  /// How fast.
  public var speed: Measurement<UnitSpeed>
  /// How fast at times.
  public var gust: Measurement<UnitSpeed>?
}

/// How the sun burns.
public struct UVIndex: Hashable, Codable, Sendable {
  /// In one word.
  public enum ExposureCategory: String, Hashable, CaseIterable, Codable, CustomStringConvertible, Sendable {
    case low, moderate, high, veryHigh, extreme
    /// In words.
    public var description: String { self == .veryHigh ? "Very High" : rawValue.capitalized }
  }

  /// As a number.
  public var value: Int
  /// In one word.
  public var category: ExposureCategory
}

/// The weather now.
public struct CurrentWeather: Hashable, Codable, Sendable {
  /// When.
  public var date: Date
  /// How much of the sky is covered, from 0 to 1.
  public var cloudCover: Double
  /// What the sky is like.
  public var condition: WeatherCondition
  /// The symbol that shows it.
  public var symbolName: String
  /// At which temperature dew falls.
  public var dewPoint: Measurement<UnitTemperature>
  /// How wet the air is, from 0 to 1.
  public var humidity: Double
  /// How heavy it is.
  public var pressure: Measurement<UnitPressure>
  /// Where that goes.
  public var pressureTrend: PressureTrend
  /// Whether it is day.
  public var isDaylight: Bool
  /// How warm it is.
  public var temperature: Measurement<UnitTemperature>
  /// How warm it feels.
  public var apparentTemperature: Measurement<UnitTemperature>
  /// How the sun burns.
  public var uvIndex: UVIndex
  /// How far one sees.
  public var visibility: Measurement<UnitLength>
  /// How it blows.
  public var wind: Wind
  /// How much falls.
  public var precipitationIntensity: Measurement<UnitSpeed>
  /// Where it comes from.
  public var metadata: WeatherMetadata
}

/// The weather of a minute.
public struct MinuteWeather: Hashable, Codable, Sendable {
  /// When.
  public var date: Date
  /// What falls.
  public var precipitation: Precipitation
  /// How likely, from 0 to 1.
  public var precipitationChance: Double
  /// How much.
  public var precipitationIntensity: Measurement<UnitSpeed>
}

/// The weather of an hour.
public struct HourWeather: Hashable, Codable, Sendable {
  /// When.
  public var date: Date
  /// How much of the sky is covered, from 0 to 1.
  public var cloudCover: Double
  /// What the sky is like.
  public var condition: WeatherCondition
  /// The symbol that shows it.
  public var symbolName: String
  /// At which temperature dew falls.
  public var dewPoint: Measurement<UnitTemperature>
  /// How wet the air is, from 0 to 1.
  public var humidity: Double
  /// Whether it is day.
  public var isDaylight: Bool
  /// What falls.
  public var precipitation: Precipitation
  /// How likely, from 0 to 1.
  public var precipitationChance: Double
  /// How much.
  public var precipitationAmount: Measurement<UnitLength>
  /// How much of it is snow.
  public var snowfallAmount: Measurement<UnitLength>
  /// How heavy the air is.
  public var pressure: Measurement<UnitPressure>
  /// Where that goes.
  public var pressureTrend: PressureTrend
  /// How warm it is.
  public var temperature: Measurement<UnitTemperature>
  /// How warm it feels.
  public var apparentTemperature: Measurement<UnitTemperature>
  /// How the sun burns.
  public var uvIndex: UVIndex
  /// How far one sees.
  public var visibility: Measurement<UnitLength>
  /// How it blows.
  public var wind: Wind
}

/// The weather of a day.
public struct DayWeather: Hashable, Codable, Sendable {
  /// When.
  public var date: Date
  /// What the sky is like.
  public var condition: WeatherCondition
  /// The symbol that shows it.
  public var symbolName: String
  /// How warm it becomes.
  public var highTemperature: Measurement<UnitTemperature>
  /// How cold it becomes.
  public var lowTemperature: Measurement<UnitTemperature>
  /// What falls.
  public var precipitation: Precipitation
  /// How likely, from 0 to 1.
  public var precipitationChance: Double
  /// How much rain.
  public var rainfallAmount: Measurement<UnitLength>
  /// How much snow.
  public var snowfallAmount: Measurement<UnitLength>
  /// The sun.
  public var sun: SunEvents
  /// The moon.
  public var moon: MoonEvents
  /// How the sun burns.
  public var uvIndex: UVIndex
  /// How it blows.
  public var wind: Wind
}

/// When the sun comes and goes.
public struct SunEvents: Hashable, Codable, Sendable {
  /// When it comes up.
  public var sunrise: Date?
  /// When it goes down.
  public var sunset: Date?
  /// When it is highest.
  public var solarNoon: Date?
  /// When it is lowest.
  public var solarMidnight: Date?
  /// When it becomes light.
  public var civilDawn: Date?
  /// When it becomes dark.
  public var civilDusk: Date?
}

/// When the moon comes and goes.
public struct MoonEvents: Hashable, Codable, Sendable {
  /// What it looks like.
  public var phase: MoonPhase
  /// When it comes up.
  public var moonrise: Date?
  /// When it goes down.
  public var moonset: Date?
}

/// Of what people are warned.
public struct WeatherAlert: Hashable, Codable, Sendable {
  /// Where more is said.
  public var detailsURL: URL
  /// Who warns.
  public var source: String
  /// In short.
  public var summary: String
  /// Where.
  public var region: String?
  /// How bad it is.
  public var severity: WeatherSeverity
}
