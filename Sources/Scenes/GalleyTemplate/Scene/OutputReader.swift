import GalleyFiles
import GalleyMessages
import GalleyTables

package struct OutputReader {
  private let scene: Scene
  private let hasStates: Bool
  private(set) var errors: [SceneError] = []

  init(scene: Scene, hasStates: Bool) {
    self.scene = scene
    self.hasStates = hasStates
  }

  /// The outputs if the scene has no `output` section: a PNG for each image, and one PDF.
  var standard: [SceneOutput] {
    let varying = scene.variants.first?.labels.map { "{\($0.axis)}" } ?? []
    let names = (hasStates ? ["{state}"] : []) + varying
    let png = names.isEmpty ? "{scene}.png" : "{scene}/\(names.joined(separator: "-")).png"
    let place = SourcePlace(file: scene.file)
    return [
      SceneOutput(kind: .png, pattern: png, place: place),
      SceneOutput(kind: .pdf, pattern: "{scene}.pdf", place: place),
    ]
  }

  mutating func read(_ entries: [WrittenOutput]) -> [SceneOutput] {
    let files = entries.flatMap(\.files)
    for file in files { check(file) }
    return files
  }

  private mutating func report(_ kind: SceneError.Kind, _ output: SceneOutput) {
    errors.append(SceneError(kind, at: output.place))
  }

  private mutating func check(_ output: SceneOutput) {
    guard let raw = RawInterpolation(output.pattern) else {
      return report(.field(.badInterpolation(output.pattern)), output)
    }
    let errorCount = errors.count
    for case .field(let name, let format, _) in raw.pieces { check(name, format, output) }
    if FilePath.fileExtension(of: output.pattern) != output.kind.fileExtension {
      report(.output(.wrongExtension(path: output.pattern, expected: output.kind.fileExtension)), output)
    }
    if !FilePath.staysInside(output.pattern) { report(.output(.pathLeavesFolder(output.pattern)), output) }
    if errors.count == errorCount { checkPaths(of: output) }
  }

  private mutating func check(_ name: String, _ format: String?, _ output: SceneOutput) {
    let known = SceneOutput.placeholders
    if !known.contains(name), !VariantAxis.all.contains(where: { $0.name == name }) {
      let suggestion = Suggestion.closest(to: name, among: known)
      report(.output(.unknownPlaceholder(name, known: known, suggestion: suggestion)), output)
    }
    if let format, FieldFormat(format) == nil {
      report(.field(.unknownFormat(format, known: FieldFormat.names, suggestion: nil)), output)
    }
  }

  /// Checks that files stay in the output folder, even if a state is named "../up".
  private mutating func checkPaths(of output: SceneOutput) {
    let pictures = scene.pictures
    let paths = pictures.map { output.path(scene: scene.name, picture: $0) }
    if let path = paths.first(where: { !FilePath.staysInside($0) }) { report(.output(.pathLeavesFolder(path)), output) }
    guard !output.kind.holdsSeveralPictures, Set(paths.map(FilePath.normalized)).count < paths.count else { return }
    let states = scene.states.count > 1 ? ["state"] : []
    let axes = (scene.variants.first?.labels ?? []).map(\.axis).filter { axis in
      Set(scene.variants.compactMap { $0.value(on: axis) }).count > 1
    }
    let missing = (states + axes).filter { !output.pattern.contains("{\($0)") }
    report(.output(.pathNotUnique(paths[0], missing: missing)), output)
  }
}
