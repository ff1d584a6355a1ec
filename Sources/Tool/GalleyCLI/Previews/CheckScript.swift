import Galley
import GalleyFiles

/// The state of the check for the page of all previews: a script beside the page, because a page that is opened as a
/// file may not read other files.
enum CheckScript {
  private static let name = "check.js"

  static func write(_ report: CheckReport, to folder: String) throws(OutputError) {
    let images = report.images.map { image in
      let causes = report.causes.filter { image.causes.contains($0.number) }.map(\.sentence)
      let sentences = (causes.isEmpty ? image.sentences : causes).map { JSONValue.string($0) }
      return JSONValue.Member(
        name: image.name,
        value: .object(["status": .string(image.status.rawValue), "sentences": .array(sentences)]))
    }
    let text = "galleyCheck = \(JSONValue.object(images).text);\n"
    try OutputFolder(folder, drafts: Interruption.drafts).write(Array(text.utf8), to: name)
  }

  /// The images are drawn again, so the state of an earlier check does not apply.
  static func remove(from folder: String) { try? OutputFolder(folder).remove(name) }
}
