import GalleyFiles
import GalleyGeometry
import GalleyJSON
import GalleyMessages
import GalleyScroll
import GalleyTables
public import GalleyViews

/// A script that drives the matching previews of a package.
///
/// ```yaml
/// scripts:
///   - name: collapse
///     names: [Header]
///     steps:
///       - drag: { by: -300 }
///       - settle
///       - screenshot: collapsed
/// ```
public struct PreviewScript: Hashable, Sendable {
  /// The name, which is part of file names, so it may only contain letters, digits, hyphens and underscores.
  public var name: String
  /// The source files and folders to which the script applies, relative to the package.
  public var paths: [String] = []
  /// Substrings of the names of the previews to which the script applies. Case is ignored.
  public var names: [String] = []
  public var script: Script

  var json: JSONValue {
    .object([
      "name": .string(name), "paths": .array(paths.map { .string($0) }), "names": .array(names.map { .string($0) }),
      "script": script.json,
    ])
  }
}

/// A script whose steps have not been read yet.
struct WrittenPreviewScript: Sendable {
  let name: String
  let namePlace: SourcePlace?
  let paths: [String]
  let names: [String]
  let framesPerSecond: Double?
  let steps: [WrittenStep]
  let stepsPlace: SourcePlace?

  static let shape = TypedShape<WrittenPreviewScript>.record(
    "a script", "Steps that drive some previews.", needed: ["paths", "names"]
  ) { fields in
    let name = fields.required("name", .text("a name"), "Part of the names of the files.")
    let paths = fields.add(PreviewFile.paths)
    let names = fields.add(PreviewFile.names)
    let rate = fields.add(ScriptKeys.rate)
    let steps = fields.required(
      "steps", .list(.step(among: StepDefinition.ofPreviews), noun: "steps"), "Steps, in order.")
    return { given in
      try WrittenPreviewScript(
        name: given[name], namePlace: given.place(of: name), paths: given[paths].map(FilePath.normalized),
        names: given[names], framesPerSecond: given[rate], steps: given[steps], stepsPlace: given.place(of: steps))
    }
  }

  /// Reads the steps, and reports steps that previews cannot perform.
  static func read(_ written: [WrittenPreviewScript], _ errors: inout [SceneError]) -> [PreviewScript] {
    var seen: Set<String> = []
    let isDecoded = errors.isEmpty
    return written.map { script in
      var reader = StateReader(view: [], isComplete: false, tables: [])
      let place = script.namePlace ?? SourcePlace(file: "")
      if !isFileName(script.name) { reader.report(.name(.badFileName(script.name)), at: place) }
      if !seen.insert(script.name).inserted {
        reader.report(.name(.duplicateName(script.name, noun: "scripts")), at: place)
      }
      let lines = script.steps.compactMap { step in line(step, at: script.stepsPlace, &reader, isDecoded) }
      errors += reader.errors
      return PreviewScript(
        name: script.name, paths: script.paths, names: script.names,
        script: Script(lines, framesPerSecond: script.framesPerSecond ?? 60))
    }
  }

  private static func line(
    _ step: WrittenStep, at place: SourcePlace?, _ reader: inout StateReader, _ isDecoded: Bool
  ) -> Script.Line? {
    let count = reader.errors.count
    let line = reader.line(step, at: place)
    // The rows of a preview are known only when the preview runs.
    if line == nil, isDecoded, reader.errors.count == count, case .step(_, _, let place) = step {
      reader.report(.moment(.noSuchRow(table: nil)), at: place)
    }
    return line
  }

  private static func isFileName(_ name: String) -> Bool {
    !name.isEmpty && name.allSatisfy { $0.isLetter || $0.isNumber || $0 == "-" || $0 == "_" }
  }
}

extension StepDefinition {
  /// The steps without those that change the tables and variables of a scene.
  package static let ofPreviews: [StepDefinition] =
    waiting + gestures + scrolls + changes.filter { $0.name == "tap" || $0.name == "set" } + [typing]
    + visibility.filter { $0.name == "rotate" }

  private struct Typing: Sendable {
    var text: String
    var field: String?
  }

  private static let typing = StepDefinition(
    "type", "Types text at the end of a text field.",
    TypedShape<Typing>.oneOf(
      TypedShape<String>.text("text").map { Typing(text: $0) },
      .record("type", "Text and the field in which to type it.") { fields in
        let text = fields.required("text", .text("text"), "Text to type.")
        let field = fields.optional("in", .text("an id"), "The id or label of the field (default: the first field).")
        return { given in try Typing(text: given[text], field: given[field]) }
      })
  ) { _, typing, _ in .type(typing.text, into: typing.field) }
}
