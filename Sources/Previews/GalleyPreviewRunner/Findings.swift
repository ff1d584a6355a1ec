import GalleyStage

/// Discoveries during the drawing of one preview that speed up others. They depend only on the program and the assets.
struct Findings: Codable {
  var images: [ImageUse]
  var types: [String]

  var isEmpty: Bool { images.isEmpty && types.isEmpty }
}
