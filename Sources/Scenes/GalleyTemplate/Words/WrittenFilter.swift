package import GalleyMessages

package indirect enum WrittenFilter: Sendable {
  case all([WrittenFilter])
  case any([WrittenFilter])
  case not(WrittenFilter)
  /// A condition for a column, with the position of the column's name in the file.
  case column(String, WrittenCondition, SourcePlace)

  package enum Junction: String, CaseIterable {
    case and, or, not

    package var shape: ValueShape { self == .not ? .filter : .list(.filter, noun: "conditions", minimum: 1) }

    fileprivate func filter(_ value: SceneValue) -> WrittenFilter? {
      let joined = TypedShape<WrittenFilter>.filter
      if case .not = self { return joined.read(value).map { .not($0) } }
      guard case .list(let values) = value else { return nil }
      let filters = values.compactMap(joined.read)
      return self == .and ? .all(filters) : .any(filters)
    }
  }
}

extension TypedShape<WrittenFilter> {
  /// A filter. All entries of the mapping must match.
  package static var filter: Self {
    Self(.filter) { value in
      guard case .record(let record) = value else { return nil }
      return .all(
        record.entries.compactMap { entry in
          if let junction = WrittenFilter.Junction(rawValue: entry.key) { return junction.filter(entry.value) }
          return TypedShape<WrittenCondition>.condition.read(entry.value)
            .map { .column(entry.key, $0, entry.place) }
        })
    }
  }
}

package enum WrittenCondition: Sendable {
  case equals([String])
  case tests([(test: WrittenTest, place: SourcePlace)])
}

extension TypedShape<WrittenCondition> {
  package static var condition: Self {
    Self(.condition) { value in
      switch value {
      case .record(let record):
        .tests(
          record.entries.compactMap { entry in
            CellTestDefinition.all.first { $0.field.key == entry.key }?.read(entry.value).map { ($0, entry.place) }
          })
      default: TypedShape<[String]>.texts.read(value).map { .equals($0) }
      }
    }
  }
}
