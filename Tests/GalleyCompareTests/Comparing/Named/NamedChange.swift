import Galley
import GalleyDiff
import GalleyImage
import Testing

/// A change to something that has a name, in a small scene, with the expected report.
struct NamedChange: Sendable, CustomTestStringConvertible {
  let name: String
  /// The scene file before the change.
  let yaml: String
  /// Replacements in the scene file. Each is applied once.
  let edits: [(String, String)]
  /// The complete expected report, without the consequences of the change.
  let expected: [String]

  init(_ name: String, _ yaml: String, _ edits: KeyValuePairs<String, String>, expected: String...) {
    self.init(name, yaml, edits, expected: expected)
  }

  init(_ name: String, _ yaml: String, _ edits: KeyValuePairs<String, String>, expected: [String]) {
    self.name = name
    self.yaml = yaml
    self.edits = edits.map { ($0.key, $0.value) }
    self.expected = expected
  }

  var testDescription: String { name }

  /// Returns a scene file that shows `view` on `canvas`, with `head` before the view.
  static func scene(
    _ view: String, canvas: String = "{ width: 300, height: 260, scale: 1 }", head: String = ""
  ) -> String {
    let lines = view.split(separator: "\n", omittingEmptySubsequences: true)
    let indented = lines.map { lines[0].hasPrefix("  ") ? String($0) : "  " + $0 }
    return "scene: 1\ncanvas: \(canvas)\n\(head)view:\n" + indented.joined(separator: "\n") + "\n"
  }

  /// Returns the report of a comparison of the scene before and after the change, or in reverse. `record` modifies both
  /// layout records first.
  func sentences(isReversed: Bool = false, record: (String) -> String = { $0 }) throws -> [String] {
    var files = try (Self.files(yaml), Self.files(edited()))
    if isReversed { files = (files.1, files.0) }
    let reader = FileReader.memory([
      "a.png": files.0.png, "a.json": Array(record(files.0.layout).utf8), "b.png": files.1.png,
      "b.json": Array(files.1.layout.utf8),
    ])
    let report = DiffRun(files: reader).compare("a.png", "b.png")
    guard case .pixels(_, let layout)? = report.parts.first?.finding else { return [report.text] }
    return layout?.sentences ?? []
  }

  /// The scene file after the change.
  func edited() throws -> String {
    try edits.reduce(yaml) { text, edit in
      let range = try #require(text.firstRange(of: edit.0), "'\(edit.0)' is not in the scene")
      return text[..<range.lowerBound] + edit.1 + text[range.upperBound...]
    }
  }

  /// Returns the image and the layout of a scene.
  static func files(_ yaml: String) throws -> (png: [UInt8], layout: String) {
    let scene = try Scene(yaml: yaml, file: "scene.yaml")
    let proof = try #require(try SceneRenderer(scene).proofs().first)
    let png = try RenderContext().painter().png(proof.picture, scale: proof.source.variant.canvas.scale)
    return (png, LayoutReport.json(scene: scene.name, [proof]))
  }
}
