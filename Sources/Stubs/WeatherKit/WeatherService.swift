public import CoreLocation
public import Foundation

/// Why the weather is not known.
public enum WeatherError: Error, LocalizedError, Hashable, Sendable {
  case permissionDenied, unknown
  /// The reason in words.
  public var errorDescription: String? { "The weather is not known: nothing asks a service here." }
}

/// A part of the weather.
public struct WeatherQuery<Value>: Sendable {
  fileprivate init() {}
}

extension WeatherQuery where Value == CurrentWeather {
  /// The weather now.
  public static var current: WeatherQuery { WeatherQuery() }
}
extension WeatherQuery where Value == Forecast<MinuteWeather>? {
  /// That of the next minutes.
  public static var minute: WeatherQuery { WeatherQuery() }
}
extension WeatherQuery where Value == Forecast<HourWeather> {
  /// That of the next hours.
  public static var hourly: WeatherQuery { WeatherQuery() }
  /// That of some hours.
  public static func hourly(startDate: Date, endDate: Date) -> WeatherQuery { WeatherQuery() }
}
extension WeatherQuery where Value == Forecast<DayWeather> {
  /// That of the next days.
  public static var daily: WeatherQuery { WeatherQuery() }
  /// That of some days.
  public static func daily(startDate: Date, endDate: Date) -> WeatherQuery { WeatherQuery() }
}
extension WeatherQuery where Value == [WeatherAlert]? {
  /// Of what people are warned.
  public static var alerts: WeatherQuery { WeatherQuery() }
}

/// Apple's service for the weather. Nothing asks it here: every question ends with an error.
public final class WeatherService: Sendable {
  /// The service of the program.
  public static let shared = WeatherService()
  /// A service.
  public init() {}

  /// The weather of a place.
  public func weather(for location: CLLocation) async throws -> Weather { throw WeatherError.permissionDenied }

  /// A part of the weather of a place.
  public func weather<Value>(for location: CLLocation, including query: WeatherQuery<Value>) async throws -> Value {
    throw WeatherError.permissionDenied
  }

  /// Two parts or more of the weather of a place.
  public func weather<First, each Value>(
    for location: CLLocation, including first: WeatherQuery<First>, _ queries: repeat WeatherQuery<each Value>
  ) async throws -> (First, repeat each Value) { throw WeatherError.permissionDenied }

  /// Who is named beside the weather.
  public var attribution: WeatherAttribution {
    get async throws { throw WeatherError.permissionDenied }
  }
}

/// Who is named beside the weather.
public struct WeatherAttribution: Hashable, Codable, Sendable {
  /// The service.
  public var serviceName: String
  /// Where more is said.
  public var legalPageURL: URL
  /// More, in words.
  public var legalAttributionText: String
  /// Its mark in a square.
  public var squareMarkURL: URL
  /// Its mark on dark ground.
  public var combinedMarkDarkURL: URL
  /// Its mark on light ground.
  public var combinedMarkLightURL: URL
}
