import Foundation
import GalleyFiles

/// The pictures that were drawn before, with what they hang on: what is as it was is not drawn again.
struct DrawnPictures {
  struct Drawing: Codable {
    var preview: String
    var inputs: String
    var records: [PreviewRecord]
    var files: [String: String]
  }

  private let record: URL?
  private let output: URL
  private let inputs: PreviewInputs
  private var folders: [String: [String: Drawing]]
  private var key: String { output.standardizedFileURL.path }

  /// The pictures in the folder `output` that the file at `record` tells of; without a record, none.
  init(record: String?, output: String, inputs: PreviewInputs) {
    self.record = record.map { URL(filePath: $0) }
    self.output = URL(filePath: output)
    self.inputs = inputs
    let data = self.record.flatMap { try? Data(contentsOf: $0) }
    folders = data.flatMap { try? JSONDecoder().decode([String: [String: Drawing]].self, from: $0) } ?? [:]
  }

  /// What became of a preview under a variant, if all is as it was then, the files and `surroundings` included.
  func records(
    of preview: FoundPreview, _ variant: PreviewVariant, _ surroundings: String
  ) -> [PreviewRecord]? {
    guard let drawing = folders[key]?[name(preview, variant)],
      drawing.inputs == inputs.digest(of: preview, "\(variant.name) \(surroundings)"),
      drawing.files.allSatisfy({ digest(of: $0.key) == $0.value })
    else { return nil }
    return drawing.records
  }

  /// Remembers what became of a preview under a variant; what could not be drawn is tried again.
  mutating func remember(
    _ records: [PreviewRecord], of preview: FoundPreview, _ variant: PreviewVariant, _ surroundings: String
  ) {
    folders[key, default: [:]][name(preview, variant)] = nil
    // Files are read only where it may help later.
    guard record != nil, let inputs = inputs.digest(of: preview, "\(variant.name) \(surroundings)"), !records.isEmpty
    else { return }
    let digests = records.compactMap(\.file).compactMap { file in digest(of: file).map { (file, $0) } }
    guard digests.count == records.count else { return }
    folders[key, default: [:]][name(preview, variant)] = Drawing(
      preview: preview.name, inputs: inputs, records: records, files: Dictionary(digests) { $1 })
  }

  /// Forgets previews that are gone, and removes their pictures; pictures that somebody changed stay.
  mutating func forget(except previews: [FoundPreview]) {
    let names = Set(previews.map(\.name))
    for (name, drawing) in folders[key] ?? [:] {
      guard !names.contains(drawing.preview) else { continue }
      for (file, written) in drawing.files where digest(of: file) == written {
        try? FileManager.default.removeItem(at: output.appending(path: file))
      }
      folders[key]?[name] = nil
    }
  }

  func write() {
    guard let record, let data = try? JSONEncoder().encode(folders) else { return }
    try? data.write(to: record, options: .atomic)
  }

  private func name(_ preview: FoundPreview, _ variant: PreviewVariant) -> String {
    "\(preview.name)@\(variant.name)"
  }

  private func digest(of file: String) -> String? {
    guard let data = try? Data(contentsOf: output.appending(path: file)) else { return nil }
    let digest = ContentDigest()
    data.withUnsafeBytes { digest.update($0) }
    return digest.hexDigits
  }
}

/// What the pictures of each preview hang on, as the builder of the program tells it.
struct PreviewInputs {
  private let base: String
  private let types: [Substring: Substring]

  /// The inputs that the file at `path` tells; without a file, nothing is known of any.
  init(file path: String?) {
    let text = path.flatMap { try? String(contentsOf: URL(filePath: $0), encoding: .utf8) } ?? ""
    let lines = text.split(separator: "\n")
    base = lines.first.map(String.init) ?? ""
    let pairs = lines.dropFirst().compactMap { line -> (Substring, Substring)? in
      guard let space = line.firstIndex(of: " ") else { return nil }
      return (line[line.index(after: space)...], line[..<space])
    }
    types = Dictionary(pairs) { first, second in first == second ? first : "" }
  }

  /// What stands for all that the pictures of a preview hang on, drawn with `options`; nil where it is not known.
  func digest(of preview: FoundPreview, _ options: String) -> String? {
    guard let type = _mangledTypeName(preview.type), let reached = types[type[...]], !reached.isEmpty else {
      return nil
    }
    return ContentDigest.hexDigits(of: Array("\(base) \(reached) \(options)".utf8))
  }
}
