import GalleyFiles
import GalleyMessages
import GalleyTables

package struct ImageCheck {
  let access: FileAccess

  package struct Use {
    var path: Interpolation
    var place: SourcePlace
    package var rows: VisibleRows
  }

  func errors(of uses: [Use]) -> [SceneError] { uses.flatMap(errors) }

  private func errors(of use: Use) -> [SceneError] {
    if let path = use.path.constant {
      return use.rows.isEverShown ? error(path, at: use.place).map { [$0] } ?? [] : []
    }
    // Paths that combine fields of several nested rows have too many values to check here. Errors in them are reported
    // when they are drawn.
    guard let frame = use.path.onlyFrame, frame >= 0 else { return [] }
    var known: Set<String> = []
    return paths(of: use, frame).filter { known.insert($0).inserted }.compactMap { error($0, at: use.place) }
  }

  private func error(_ path: String, at place: SourcePlace) -> SceneError? {
    do throws(SceneError.Kind) {
      _ = try access.path(path)
      return nil
    } catch {
      if case .file(.unreadableFile(path, .notFound, nearest: nil)) = error, Self.isSymbolName(path) {
        return SceneError(.file(.notAnImageFile(path: path)), at: place)
      }
      return SceneError(error, at: place)
    }
  }

  /// Returns whether a path looks like the name of a symbol, such as `star.fill`: it has no folder and no extension of
  /// an image file.
  private static func isSymbolName(_ path: String) -> Bool {
    let fileExtension = FilePath.fileExtension(of: path).lowercased()
    return !path.isEmpty && !path.contains("/")
      && !["png", "jpg", "jpeg", "gif", "webp", "svg", "pdf"].contains(fileExtension)
  }

  private func paths(of use: Use, _ frame: Int) -> [String] {
    let (tables, table) = (use.rows.tables, use.rows.frames[frame])
    var scope = RowScope(tables: tables, symbols: NumberSymbols(locale: "en"))
    scope.frames = use.rows.frames.map { .init(table: $0, row: 0, position: 0) }
    let shown = use.rows.rows(ofFrame: frame)
    return (0..<tables[table].rowCount).lazy.filter { shown?[$0] ?? true }.map { row in
      scope.frames[frame] = .init(table: table, row: row, position: row)
      return use.path.text(in: scope)
    }
  }
}

extension Interpolation {
  /// The `ForEach` that provides all fields; nil if there are several.
  fileprivate var onlyFrame: Int? {
    let frames = Set(
      segments.compactMap { segment in
        if case .field(let field, _) = segment { field.frame } else { nil }
      })
    return frames.count == 1 ? frames.first : nil
  }
}
