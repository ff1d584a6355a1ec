public import GalleyViews

#if !canImport(Darwin)
  /// Foundation lacks this type on Linux.
  public struct LocalizedStringResource: ExpressibleByStringInterpolation, Hashable, Sendable {
    public typealias StringInterpolation = LocalizedStringKey.StringInterpolation

    let text: LocalizedStringKey
    public var table: String?

    public init(stringLiteral value: String) { text = LocalizedStringKey(value) }
    public init(stringInterpolation: StringInterpolation) {
      text = LocalizedStringKey(stringInterpolation: stringInterpolation)
    }

    public init(
      _ key: StaticString, defaultValue: LocalizedStringKey, table: String? = nil, comment: StaticString? = nil
    ) { (text, self.table) = (defaultValue, table) }

    public init(_ key: LocalizedStringKey, table: String? = nil, comment: StaticString? = nil) {
      (text, self.table) = (key, table)
    }
  }

  extension Text {
    @_disfavoredOverload
    public init(_ resource: LocalizedStringResource) { self.init(resource.text, table: resource.table, bundle: nil) }
  }
#endif
