package import GalleyViews

public final class SceneStrings: Sendable {
  private let tables: StringTables

  package init(_ tables: StringTables) { self.tables = tables }

  package func text(for key: String, in locale: String) -> String? {
    tables.text(for: StringRequest(key: key, locale: locale))
  }

  var loader: StringLoader {
    StringLoader(identity: ObjectIdentifier(self)) { [tables] in tables.text(for: $0) }
  }
}
