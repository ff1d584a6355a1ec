public import GalleyMessages

public struct SceneError: Error, Hashable, Sendable {
  public var kind: Kind
  public var place: SourcePlace
  /// The source line with the error, if it was read; only a section of it if the line is very long.
  public var excerpt: String?
  /// The column at which the excerpt starts, from 1.
  public var excerptColumn = 1

  /// Hashes only the position: an error may list thousands of names, and few errors have the same position.
  public func hash(into hasher: inout Hasher) { hasher.combine(place) }

  /// Creates an error.
  ///
  /// - Parameters:
  ///   - kind: What is wrong.
  ///   - place: The position in the scene or data file.
  ///   - excerpt: The source line with the error; nil (the default) if it was not read.
  public init(_ kind: Kind, at place: SourcePlace, excerpt: String? = nil) {
    self.kind = kind
    self.place = place
    self.excerpt = excerpt
  }
}

/// All errors of one run, sorted by file, line and column; never empty.
public struct SceneErrors: Error, Hashable, Sendable {
  public let errors: [SceneError]

  public init(_ errors: [SceneError]) {
    var seen: Set<SceneError> = []
    self.errors = errors.filter { seen.insert($0).inserted }.enumerated()
      .sorted { ($0.element.sortKey, $0.offset) < ($1.element.sortKey, $1.offset) }
      .map(\.element)
  }
}

extension SceneError {
  fileprivate var sortKey: (String, Int, Int) {
    if case .table(.moreErrors) = kind { return (place.file, Int.max, 0) }
    return (place.file, place.line ?? 0, place.column ?? 0)
  }
}

private func < (first: ((String, Int, Int), Int), second: ((String, Int, Int), Int)) -> Bool {
  first.0 == second.0 ? first.1 < second.1 : first.0 < second.0
}
