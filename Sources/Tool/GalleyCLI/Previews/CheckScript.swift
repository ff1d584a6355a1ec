import Galley
import GalleyFiles

/// The results of a check, for the page of all previews. They are stored in a script next to the page, because browsers
/// do not let a page that was opened as a file read other files.
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

  /// Removes the results of an earlier check, which do not apply to images that are drawn again.
  static func remove(from folder: String) { try? OutputFolder(folder).remove(name) }
}
