public import GalleyMessages

/// A mistake in a scene or its data, as data: what is wrong and where.
public struct SceneError: Error, Hashable, Sendable {
  public var kind: Kind
  public var place: SourcePlace
  /// The line of the file the place is on, if it was read; of a very long line what lies around the place.
  public var excerpt: String?
  /// The character of the line that the excerpt starts with, from 1.
  public var excerptColumn = 1

  /// Takes in the place alone: a mistake may list thousands of names, and few mistakes share a place.
  public func hash(into hasher: inout Hasher) { hasher.combine(place) }

  public init(_ kind: Kind, at place: SourcePlace, excerpt: String? = nil) {
    self.kind = kind
    self.place = place
    self.excerpt = excerpt
  }
}

/// Every mistake that one run found, sorted by file, line and column; never empty.
public struct SceneErrors: Error, Hashable, Sendable {
  public let errors: [SceneError]

  /// The mistakes in the order of their places, each once.
  public init(_ errors: [SceneError]) {
    var seen: Set<SceneError> = []
    self.errors = errors.filter { seen.insert($0).inserted }.enumerated()
      .sorted { ($0.element.sortKey, $0.offset) < ($1.element.sortKey, $1.offset) }
      .map(\.element)
  }
}

extension SceneError {
  fileprivate var sortKey: (String, Int, Int) {
    if case .table(.moreMistakes) = kind { return (place.file, Int.max, 0) }
    return (place.file, place.line ?? 0, place.column ?? 0)
  }
}

private func < (first: ((String, Int, Int), Int), second: ((String, Int, Int), Int)) -> Bool {
  first.0 == second.0 ? first.1 < second.1 : first.0 < second.0
}
