package import GalleyFiles
import GalleyImage
package import GalleyJSON
import GalleyTemplate

package struct ResultCache: Sendable {
  package let folder: String
  package let machine: MachineAnswers
  private let drafts: Drafts

  package struct Entry: Hashable, Sendable {
    package let inputs: InputRecord
    package let result: JSONValue

    package init(inputs: InputRecord, result: JSONValue) { (self.inputs, self.result) = (inputs, result) }
  }

  package init(_ folder: String, drafts: Drafts, inputs: FileReader) {
    (self.folder, self.drafts) = (folder, drafts)
    machine = MachineAnswers(inputs)
  }

  private static let schema = "galley-cache/2"

  package static func name(_ kind: String, _ parts: [String]) -> String {
    "\(kind)-\(SHA256.hexDigest(of: Array(parts.joined(separator: "\0").utf8)).prefix(32)).json"
  }

  package func entry(_ name: String) -> Entry? {
    guard let json = SealedEntry.read(name, in: folder), json["schema"]?.string == Self.schema,
      let inputs = json["inputs"].flatMap({ InputRecord($0) }), let result = json["result"]
    else { return nil }
    return Entry(inputs: inputs, result: result)
  }

  /// Stores an entry. Write errors are ignored, because the next run then only writes more files than necessary.
  package func keep(_ entry: Entry, as name: String) {
    let json = JSONValue.object([
      "schema": .string(Self.schema), "inputs": entry.inputs.json, "result": entry.result,
    ])
    Self.write(json, as: name, in: OutputFolder(folder, drafts: drafts))
  }

  /// Writes an entry. It also writes a `.gitignore` file, because caches do not belong in a repository.
  package static func write(_ json: JSONValue, as name: String, in folder: OutputFolder) {
    let ignored = ".gitignore"
    if !OutputFolder.exists(folder.path(of: ignored)) { try? folder.write(Array("*\n".utf8), to: ignored) }
    try? folder.write(SealedEntry.bytes(of: json), to: name)
  }
}
