import GalleyStage

/// What the process of one preview found out that hangs on nothing but the program and the package's assets: one line
/// of JSON, which the process that starts the others reads.
struct Findings: Codable {
  /// The images of asset catalogues that were read, and the sizes they were shown in.
  var images: [ImageUse]
  var types: [String]

  var isEmpty: Bool { images.isEmpty && types.isEmpty }
}
