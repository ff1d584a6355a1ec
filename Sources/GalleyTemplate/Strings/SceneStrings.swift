import GalleyViews

/// The translations of a scene's texts.
public final class SceneStrings: Sendable {
  private let tables: StringTables

  init(_ tables: StringTables) { self.tables = tables }

  /// The door that views ask.
  var loader: StringLoader {
    StringLoader(identity: ObjectIdentifier(self)) { [tables] in tables.text(for: $0) }
  }
}
