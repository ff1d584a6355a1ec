import GalleyStage

/// Facts found while drawing one preview that speed up the drawing of others. They depend only on the program and the
/// assets.
struct Findings: Codable {
  var images: [ImageUse]
  var types: [String]

  var isEmpty: Bool { images.isEmpty && types.isEmpty }
}
