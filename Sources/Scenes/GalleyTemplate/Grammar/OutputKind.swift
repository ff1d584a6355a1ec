public enum OutputKind: String, Hashable, Sendable, CaseIterable {
  case png
  /// One document. Pictures with the same path become its pages.
  case pdf
  case svg
  case layout

  public var fileExtension: String { self == .layout ? "json" : rawValue }

  public var holdsSeveralPictures: Bool { self == .pdf }

  package var doc: String {
    switch self {
    case .png: "A PNG for each picture."
    case .pdf: "A PDF; pictures whose path is the same are its pages."
    case .svg: "An SVG for each picture."
    case .layout: "The measured layout of each picture, as JSON."
    }
  }
}
