import Foundation
import GalleyFiles

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

  init(record: String?, output: String, inputs: PreviewInputs) {
    self.record = record.map { URL(filePath: $0) }
    self.output = URL(filePath: output)
    self.inputs = inputs
    let data = self.record.flatMap { try? Data(contentsOf: $0) }
    folders = data.flatMap { try? JSONDecoder().decode([String: [String: Drawing]].self, from: $0) } ?? [:]
  }

  /// Returns the records of images that need not be drawn again, or nil unless all inputs and files are unchanged.
  func records(
    of preview: FoundPreview, _ variant: PreviewVariant, _ surroundings: String
  ) -> [PreviewRecord]? {
    guard let drawing = folders[key]?[name(preview, variant)],
      drawing.inputs == inputs.digest(of: preview, "\(variant.name) \(surroundings)"),
      drawing.files.allSatisfy({ digest(of: $0.key) == $0.value })
    else { return nil }
    return drawing.records
  }

  /// Stores the records of a preview. Failed previews are omitted, so that they are tried again.
  mutating func remember(
    _ records: [PreviewRecord], of preview: FoundPreview, _ variant: PreviewVariant, _ surroundings: String
  ) {
    folders[key, default: [:]][name(preview, variant)] = nil
    guard record != nil, let inputs = inputs.digest(of: preview, "\(variant.name) \(surroundings)"), !records.isEmpty
    else { return }
    let files = records.compactMap(\.file).flatMap { [$0, Self.layout(of: $0)] }
    let digests = files.compactMap { file in digest(of: file).map { (file, $0) } }
    guard digests.count == records.count * 2 else { return }
    folders[key, default: [:]][name(preview, variant)] = Drawing(
      preview: preview.name, inputs: inputs, records: records, files: Dictionary(digests) { $1 })
  }

  /// Deletes the images of previews that no longer exist, but only images that were not modified.
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

  private static func layout(of picture: String) -> String { picture.dropLast(4) + ".json" }

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

/// The inputs of previews, as written by the build of the program.
struct PreviewInputs {
  private let base: String
  private let types: [Substring: Substring]

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

  func digest(of preview: FoundPreview, _ options: String) -> String? {
    guard let type = _mangledTypeName(preview.type), let reached = types[type[...]], !reached.isEmpty else {
      return nil
    }
    return ContentDigest.hexDigits(of: Array("\(base) \(reached) \(options)".utf8))
  }
}
