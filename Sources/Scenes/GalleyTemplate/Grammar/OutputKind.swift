public enum OutputKind: String, Hashable, Sendable, CaseIterable {
  case png
  /// A single document. Images with the same path become its pages.
  case pdf
  case svg
  case layout

  public var fileExtension: String { self == .layout ? "json" : rawValue }

  public var holdsSeveralPictures: Bool { self == .pdf }

  package var doc: String {
    switch self {
    case .png: "One PNG per image."
    case .pdf: "One PDF; images with the same path become its pages."
    case .svg: "One SVG per image."
    case .layout: "The computed layout of each image, as JSON."
    }
  }
}
