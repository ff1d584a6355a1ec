import Galley
import GalleyDiff
import GalleyImage
import Testing

/// An edit of a small scene that somebody makes every day, and what a person would say of the two pictures.
struct EverydayEdit: Sendable, CustomTestStringConvertible {
  let name: String
  let scene: EverydayScene
  /// What is replaced in the scene's file, each once.
  let edits: [(String, String)]
  /// All that is said, causes first: what only follows is not told, neither before its cause nor instead of it.
  let says: [String]

  init(_ name: String, _ scene: EverydayScene, _ edits: KeyValuePairs<String, String>, says: String...) {
    self.name = name
    self.scene = scene
    self.edits = edits.map { ($0.key, $0.value) }
    self.says = says
  }

  var testDescription: String { "\(name) (\(scene.rawValue))" }

  /// The scene's file after the edit.
  private func edited() throws -> String {
    try edits.reduce(scene.yaml) { text, edit in
      let range = try #require(text.firstRange(of: edit.0), "'\(edit.0)' is not in the scene")
      return text.replacingCharacters(in: range, with: edit.1)
    }
  }

  /// What is said of the scene before and after the edit, or the other way round.
  func sentences(isReversed: Bool = false) throws -> [String] {
    var files = try (Self.files(scene.yaml), Self.files(edited()))
    if isReversed { files = (files.1, files.0) }
    let reader = FileReader.memory([
      "a.png": files.0.png, "a.json": files.0.layout, "b.png": files.1.png, "b.json": files.1.layout,
    ])
    let report = DiffRun(files: reader).compare("a.png", "b.png")
    guard case .pixels(_, let layout)? = report.parts.first?.finding else { return [report.text] }
    return layout?.sentences ?? []
  }

  /// The picture and the layout that a scene writes.
  private static func files(_ yaml: String) throws -> (png: [UInt8], layout: [UInt8]) {
    let scene = try Scene(yaml: yaml, file: "scene.yaml")
    let proofs = try SceneRenderer(scene).proofs()
    let proof = try #require(proofs.first)
    let png = try RenderContext().painter().png(proof.picture, scale: proof.source.variant.canvas.scale)
    return (png, Array(LayoutReport.json(scene: scene.name, [proof]).utf8))
  }
}

extension String {
  /// The text with `range` replaced.
  fileprivate func replacingCharacters(in range: Range<String.Index>, with text: String) -> String {
    self[..<range.lowerBound] + text + self[range.upperBound...]
  }
}
