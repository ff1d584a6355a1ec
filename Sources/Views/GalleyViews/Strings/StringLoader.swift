/// The door to translations: a function that finds texts by their keys, so that tests need no files.
public struct StringLoader: Sendable {
  /// Finds a text; nil where no catalogue has the key.
  ///
  /// The text may hold Markdown, and places for values as C's formats have them: "%@", "%lld", "%2$@".
  public var find: @Sendable (_ request: StringRequest) -> String?
  /// Tells two loaders apart, so that views are not built again for the same one.
  public var identity: ObjectIdentifier

  public init(identity: ObjectIdentifier, find: @escaping @Sendable (_ request: StringRequest) -> String?) {
    self.identity = identity
    self.find = find
  }
}

extension StringLoader: Equatable {
  public static func == (first: StringLoader, second: StringLoader) -> Bool { first.identity == second.identity }
}

/// What is looked for in catalogues of texts.
public struct StringRequest: Hashable, Sendable {
  public var key: String
  /// The table, a file's name without its ending; nil is "Localizable".
  public var table: String?
  public var bundle: String?
  /// The language and region as a BCP 47 tag.
  public var locale: String
  public var numbers: [Double?]

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
