public import GalleyViews

#if !canImport(Darwin)
  /// A text of the source, to be found in catalogues where it is shown. Foundation has no such type on Linux.
  public struct LocalizedStringResource: ExpressibleByStringInterpolation, Hashable, Sendable {
    /// What is interpolated is kept, with the looks it has.
    public typealias StringInterpolation = LocalizedStringKey.StringInterpolation

    let text: LocalizedStringKey
    /// The table of the catalogue; nil is "Localizable".
    public var table: String?

    /// A text without values.
    public init(stringLiteral value: String) { text = LocalizedStringKey(value) }
    /// A text with values.
    public init(stringInterpolation: StringInterpolation) {
      text = LocalizedStringKey(stringInterpolation: stringInterpolation)
    }

    /// The text `key` of `table`, or else `defaultValue`; the `comment` is for translators.
    public init(
      _ key: StaticString, defaultValue: LocalizedStringKey, table: String? = nil, comment: StaticString? = nil
    ) { (text, self.table) = (defaultValue, table) }

    /// The text `key` of `table`; the `comment` is for translators.
    public init(_ key: LocalizedStringKey, table: String? = nil, comment: StaticString? = nil) {
      (text, self.table) = (key, table)
    }
  }

  extension Text {
    /// The text of `resource`, found in the catalogues around.
    @_disfavoredOverload
    public init(_ resource: LocalizedStringResource) { self.init(resource.text, table: resource.table, bundle: nil) }
  }
#endif
