package import GalleyJSON
import GalleyMessages
package import GalleyRender
package import GalleyStage
import GalleyTemplate

package struct PartOrigin: Hashable, Sendable {
  package var shard: FrameSelection.Shard
  package var inputs: String
  package var files: [PictureFingerprint.Entry]
  package var stack: PictureFingerprint
}

extension PartOrigin {
  func problem(of path: String, beside first: PartOrigin, at other: String) -> PartProblem? {
    let known = Dictionary(first.files.map { ($0.name, $0.value) }) { first, _ in first }
    let changed = files.filter { file in known[file.name].map { $0 != file.value } ?? false }.map(\.name)
    let differences = stack.differences(from: first.stack)
    if changed.isEmpty, !differences.isEmpty {
      return PartProblem(Diagnostic(partOfOtherStack: path, than: other, differences: differences))
    }
    guard !changed.isEmpty || inputs != first.inputs else { return nil }
    return PartProblem(Diagnostic(pagesOfOtherInputs: path, than: other, files: changed))
  }
}

extension PartOrigin {
  package var members: [JSONValue.Member] {
    [
      .init(name: "part", value: .string("\(shard.number)/\(shard.count)")),
      .init(name: "inputs", value: .string(inputs)),
      .init(name: "files", value: .object(files.map { .init(name: $0.name, value: .string($0.value)) })),
      .init(name: "stack", value: stack.json),
    ]
  }

  package init?(_ note: JSONValue) {
    guard let shard = note["part"]?.string.flatMap({ FrameSelection.Shard($0) }), let inputs = note["inputs"]?.string,
      let files = note["files"]?.members, let stack = note["stack"].flatMap({ PictureFingerprint($0) })
    else { return nil }
    self.init(
      shard: shard, inputs: inputs,
      files: files.map { PictureFingerprint.Entry(name: $0.name, value: $0.value.string ?? "") }, stack: stack)
  }
}
