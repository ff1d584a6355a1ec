import Foundation

/// What became of one picture of a preview: one line of JSON, which whoever runs the previews reads.
struct PreviewRecord: Codable {
  /// The module, the file and the title, joined by "/".
  var name: String
  /// The file of the picture in the output folder; nil where there is none.
  var file: String?
  var variant: String
  var problems: [String]

  init(name: String, file: String?, variant: String, problems: [String]) {
    self.name = name
    self.file = file
    self.variant = variant
    self.problems = problems
  }

  /// The record of a line; nil where the line is something else.
  init?(line: String) {
    guard let record = try? JSONDecoder().decode(PreviewRecord.self, from: Data(line.utf8)) else { return nil }
    self = record
  }

  var line: String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    let data = (try? encoder.encode(self)) ?? Data()
    return String(decoding: data, as: UTF8.self) + "\n"
  }
}
