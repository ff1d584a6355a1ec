/// Where values are kept between runs of an app, by their keys. Foundation's `UserDefaults` is one.
public protocol AppStorageStore: AnyObject {
  /// The value under `key`, or nil.
  func object(forKey key: String) -> Any?
  /// Keeps `value` under `key`; nil forgets what was there.
  func set(_ value: Any?, forKey key: String)
}

/// A store in memory, which begins with values of one's own.
public final class AppStorageValues: AppStorageStore {
  private var values: [String: Any]

  public init(_ values: [String: Any] = [:]) { self.values = values }

  public func object(forKey key: String) -> Any? { values[key] }

  public func set(_ value: Any?, forKey key: String) { values[key] = value }
}

private struct AppStorageKey: EnvironmentKey {
  static var defaultValue: (any AppStorageStore)? { nil }
}

extension EnvironmentValues {
  /// Where `@AppStorage` keeps its values; nil, the default, is a store of the stage's own, which begins empty.
  public var appStorage: (any AppStorageStore)? {
    get { self[AppStorageKey.self] }
    set { self[AppStorageKey.self] = newValue }
  }
}

extension View {
  public func defaultAppStorage(_ store: any AppStorageStore) -> some View { environment(\.appStorage, store) }
}
