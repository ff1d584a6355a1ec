public import CoreLocation
public import Foundation

public enum WeatherError: Error, LocalizedError, Hashable, Sendable {
  case permissionDenied, unknown
  public var errorDescription: String? { "The weather is not known: nothing asks a service here." }
}

public struct WeatherQuery<Value>: Sendable {
  fileprivate init() {}
}

extension WeatherQuery where Value == CurrentWeather {
  public static var current: WeatherQuery { WeatherQuery() }
}
extension WeatherQuery where Value == Forecast<MinuteWeather>? {
  public static var minute: WeatherQuery { WeatherQuery() }
}
extension WeatherQuery where Value == Forecast<HourWeather> {
  public static var hourly: WeatherQuery { WeatherQuery() }
  public static func hourly(startDate: Date, endDate: Date) -> WeatherQuery { WeatherQuery() }
}

/// Compile-only stub: every request throws ``WeatherError/permissionDenied``.
public final class WeatherService: Sendable {
  public static let shared = WeatherService()
  public init() {}

  public func weather(for location: CLLocation) async throws -> Weather { throw WeatherError.permissionDenied }

  public func weather<Value>(for location: CLLocation, including query: WeatherQuery<Value>) async throws -> Value {
    throw WeatherError.permissionDenied
  }

  public func weather<First, each Value>(
    for location: CLLocation, including first: WeatherQuery<First>, _ queries: repeat WeatherQuery<each Value>
  ) async throws -> (First, repeat each Value) { throw WeatherError.permissionDenied }

  public var attribution: WeatherAttribution {
    get async throws { throw WeatherError.permissionDenied }
  }
}

public struct WeatherAttribution: Hashable, Codable, Sendable {
  public var legalPageURL: URL
  public var combinedMarkDarkURL: URL
  public var combinedMarkLightURL: URL
}
