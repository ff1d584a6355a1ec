import GalleyStage

/// Discoveries in the process of one preview that help other previews. They depend only on the program and the assets,
/// and are passed to the parent process as one line of JSON.
struct Findings: Codable {
  /// The images read from asset catalogues, and the sizes at which they were drawn.
  var images: [ImageUse]
  var types: [String]

  var isEmpty: Bool { images.isEmpty && types.isEmpty }
}
