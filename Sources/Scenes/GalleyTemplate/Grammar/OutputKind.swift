/// A kind of file that a scene can write.
public enum OutputKind: String, Hashable, Sendable, CaseIterable {
  /// One bitmap for each picture.
  case png
  /// One document; every picture whose path is the same is a page of it.
  case pdf
  /// One drawing for each picture.
  case svg
  /// One JSON file of measured facts for each picture.
  case layout

  /// The extension its paths must have.
  public var fileExtension: String { self == .layout ? "json" : rawValue }

  /// Whether several pictures can share a file.
  public var holdsSeveralPictures: Bool { self == .pdf }

  /// A sentence about it.
  var doc: String {
    switch self {
    case .png: "A PNG for each picture."
    case .pdf: "A PDF; pictures whose path is the same are its pages."
    case .svg: "An SVG for each picture."
    case .layout: "The measured layout of each picture, as JSON."
    }
  }
}
