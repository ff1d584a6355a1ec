/// Foundation's `UserDefaults` conforms to it.
public protocol AppStorageStore: AnyObject {
  func object(forKey key: String) -> Any?
  /// Stores a value. If `value` is nil, the entry is removed.
  func set(_ value: Any?, forKey key: String)
}

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
  /// The store of `AppStorage` properties; nil (the default) means an empty store that belongs to the stage.
  public var appStorage: (any AppStorageStore)? {
    get { self[AppStorageKey.self] }
    set { self[AppStorageKey.self] = newValue }
  }
}

extension View {
  public func defaultAppStorage(_ store: any AppStorageStore) -> some View { environment(\.appStorage, store) }
}
