import Foundation

/// One line of JSON for the calling program.
struct PreviewRecord: Codable {
  /// The module, the file and the title, joined by "/".
  var name: String
  /// Nil if the image could not be drawn.
  var file: String?
  var variant: String
  var problems: [String]

  init(name: String, file: String?, variant: String, problems: [String]) {
    self.name = name
    self.file = file
    self.variant = variant
    self.problems = problems
  }

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
