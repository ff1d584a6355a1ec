import Foundation

/// The result of drawing an image, as one line of JSON for the calling program.
struct PreviewRecord: Codable {
  /// The module, the file and the title, joined by "/".
  var name: String
  /// The name of the preview, if a script drew the image.
  var preview: String?
  /// The name of the image file, or nil if the image could not be drawn.
  var file: String?
  /// The name of the recording that the script produced.
  var film: String?
  /// The frames per second of the recording.
  var filmRate: Double?
  var variant: String
  var problems: [String]
  /// The module and the file, such as "App/Card.swift", or nil if they are unknown.
  var source: String?
  /// The line of the preview in its file, from 1.
  var line: Int?
  /// Whether the record only lists the preview. This or another shard draws it, possibly as several images.
  var isJob: Bool?
  /// The return addresses of the calls in the package's code that were active when a signal ended the preview,
  /// innermost first.
  var trace: [UInt]?
  /// The path of the source file relative to the folder of the page, for a link. Nil if it is unknown.
  var path: String?

  init(
    _ preview: FoundPreview, file: String? = nil, variant: PreviewVariant? = nil, problems: [String] = [],
    isJob: Bool? = nil
  ) {
    self.isJob = isJob
    name = preview.name
    self.file = file
    self.variant = variant?.name ?? ""
    self.problems = problems
    source = preview.fileID
    line = preview.fileID == nil ? nil : preview.line
  }

  init?(text: String) {
    guard let record = try? JSONDecoder().decode(PreviewRecord.self, from: Data(text.utf8)) else { return nil }
    self = record
  }

  var text: String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    let data = (try? encoder.encode(self)) ?? Data()
    return String(decoding: data, as: UTF8.self) + "\n"
  }
}
