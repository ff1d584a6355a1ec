public import GalleyJSON

extension Diagnostic {
  /// Returns a JSON object. Members without a known value are omitted.
  public func json(_ severity: Severity = .error) -> JSONValue {
    .object([
      "severity": .string(severity.rawValue), "message": .string(message),
      "file": place.map { .string($0.file) }, "line": place?.line.map { .number(Double($0)) },
      "column": place?.column.map { .number(Double($0)) }, "length": place?.column.map { _ in .number(length) },
      "help": help.map { .string($0) },
    ])
  }

  private var length: Double { Double(place?.length ?? 1) }
}
