public import Foundation

public struct Weather: Hashable, Codable, Sendable {
  public var currentWeather: CurrentWeather
  public var minuteForecast: Forecast<MinuteWeather>?
}

public struct Forecast<Element: Hashable & Codable & Sendable>: RandomAccessCollection, Hashable, Codable, Sendable {
  public var forecast: [Element]
  public var startIndex: Int { forecast.startIndex }
  public var endIndex: Int { forecast.endIndex }
  public subscript(position: Int) -> Element { forecast[position] }
}

public struct CurrentWeather: Hashable, Codable, Sendable {
  public var date: Date
  public var cloudCover: Double
  public var condition: WeatherCondition
  public var symbolName: String
  public var isDaylight: Bool
  public var temperature: Measurement<UnitTemperature>
}

public struct MinuteWeather: Hashable, Codable, Sendable {
  public var date: Date
  public var precipitationChance: Double
}

public struct HourWeather: Hashable, Codable, Sendable {
  public var date: Date
  public var cloudCover: Double
  public var condition: WeatherCondition
  public var symbolName: String
  public var isDaylight: Bool
  public var precipitationChance: Double
  public var temperature: Measurement<UnitTemperature>
}
