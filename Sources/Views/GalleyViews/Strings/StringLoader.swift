/// Translates strings with a function, so that tests need no files.
public struct StringLoader: Sendable {
  /// Returns a translation, which may contain Markdown and C format specifiers ("%@", "%lld", "%2$@"), or nil if the
  /// key is missing.
  public var find: @Sendable (_ request: StringRequest) -> String?
  /// The identity of the loader. Views are rebuilt only if it changes.
  public var identity: ObjectIdentifier

  /// Creates a loader.
  ///
  /// - Parameters:
  ///   - identity: The identity of the loader. Views are rebuilt if it changes.
  ///   - find: Returns a translation, or nil if the key is missing.
  public init(identity: ObjectIdentifier, find: @escaping @Sendable (_ request: StringRequest) -> String?) {
    self.identity = identity
    self.find = find
  }
}

extension StringLoader: Equatable {
  public static func == (first: StringLoader, second: StringLoader) -> Bool { first.identity == second.identity }
}

public struct StringRequest: Hashable, Sendable {
  public var key: String
  /// A file name without its extension; nil means "Localizable".
  public var table: String?
  public var bundle: String?
  public var locale: String
  public var numbers: [Double?]

  /// Creates a request.
  ///
  /// - Parameters:
  ///   - key: The key, with C format specifiers for interpolated values.
  ///   - table: The table name, a file name without its extension; nil (the default) means "Localizable".
  ///   - bundle: The path of the bundle that contains the table; nil (the default) if the key specifies none.
  ///   - locale: The identifier of the locale (default: "en").
  ///   - numbers: The interpolated values that select a plural form; nil for values that are not numbers.
  public init(
    key: String, table: String? = nil, bundle: String? = nil, locale: String = "en", numbers: [Double?] = []
  ) { (self.key, self.table, self.bundle, self.locale, self.numbers) = (key, table, bundle, locale, numbers) }
}

private struct StringLoaderKey: EnvironmentKey {
  static var defaultValue: StringLoader? { nil }
}

extension EnvironmentValues {
  public var strings: StringLoader? {
    get { self[StringLoaderKey.self] }
    set { self[StringLoaderKey.self] = newValue }
  }
}
