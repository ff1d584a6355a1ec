import GalleyMessages

/// The steps that turn the rows of a file into the rows of a page: computed columns, conditions, sorting and a limit.
///
/// Functions that use several rows, such as `running` and `share`, use the rows that remain after the conditions, in
/// sorted order. Conditions and sort keys that use their results are applied afterwards, and the limit last.
public struct RowSteps: Hashable, Sendable {
  public var derived: [String]
  public var conditions: [String]
  public var sort: [String]
  public var limit: Int?
  public var allowsEmpty: Bool

  public init(
    derived: [String] = [], conditions: [String] = [], sort: [String] = [], limit: Int? = nil,
    allowsEmpty: Bool = false
  ) {
    (self.derived, self.conditions, self.sort) = (derived, conditions, sort)
    (self.limit, self.allowsEmpty) = (limit, allowsEmpty)
  }

  /// Returns the rows of `table` after all steps.
  ///
  /// - Throws: ``SceneErrors`` for invalid expressions and unknown columns; their position is the option, such as
  ///   `--where`. If `allowsEmpty` is false, also for the first condition that no row meets.
  public func applied(to table: Table) throws(SceneErrors) -> Table {
    var table = table
    let late = try derive(&table)
    let names = Set(late.map(\.name))
    var (open, keys): ([String], [String]) = ([], [])
    for condition in conditions {
      if try isLate(condition, table, names) { open.append(condition) } else { try keep(condition, &table) }
    }
    let sortKeys = sort.flatMap { table.sortColumns($0) }
    if sortKeys.contains(where: { names.contains($0.name) }) { keys = sort } else { try arrange(sort, &table) }
    for derivation in late { table.columns.append(try derivation.column(of: table)) }
    for condition in open { try keep(condition, &table) }
    try arrange(keys, &table)
    return limit.map(table.prefix) ?? table
  }

  /// Adds the columns that can be computed now. Returns the derivations that need the remaining rows, or a column that
  /// needs them.
  private func derive(_ table: inout Table) throws(SceneErrors) -> [Derivation] {
    var late: [Derivation] = []
    for derivation in try derived.map({ text throws(SceneErrors) in try Derivation(text) }) {
      let names = Set(late.map(\.name))
      do throws(SceneErrors) {
        if try derivation.usesRows(table, late: names) {
          late.append(derivation)
        } else {
          table.columns.append(try derivation.column(of: table))
        }
      } catch {
        guard error.isUnknown(names) else { throw error }
        late.append(derivation)
      }
    }
    return late
  }

  private func isLate(_ condition: String, _ table: Table, _ names: Set<String>) throws(SceneErrors) -> Bool {
    do throws(ExpressionError) { return try table.usesRows(condition, late: names) } catch {
      let errors = SceneErrors([error.located(in: condition, of: "--where")])
      guard errors.isUnknown(names) else { throw errors }
      return true
    }
  }

  private func keep(_ condition: String, _ table: inout Table) throws(SceneErrors) {
    let kept = try table.filtered(where: condition)
    if kept.rowCount == 0, table.rowCount > 0, !allowsEmpty {
      let kind = SceneError.Kind.table(.noRows(.condition(condition, rows: table.rowCount)))
      throw SceneErrors([SceneError(kind, at: SourcePlace(file: "--where"))])
    }
    table = kept
  }

  private func arrange(_ sort: [String], _ table: inout Table) throws(SceneErrors) {
    var keys: [(column: Int, isDescending: Bool)] = []
    for key in sort.flatMap({ table.sortColumns($0) }) {
      guard let index = table.columnIndex(key.name) else {
        throw SceneErrors([SceneError(table.unknownColumn(key.name), at: SourcePlace(file: "--sort"))])
      }
      keys.append((index, key.isDescending))
    }
    table = table.sorted(by: keys)
  }
}

extension SceneErrors {
  fileprivate func isUnknown(_ names: Set<String>) -> Bool {
    guard case .table(.unknownColumn(let name, _, _, _))? = errors.first?.kind else { return false }
    return names.contains(name)
  }
}
