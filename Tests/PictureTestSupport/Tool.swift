import Foundation
import GalleyImage
package import GalleyPicture

/// A program installed on the system that reads the written files.
package struct Tool {
  package let path: String

  /// Finds the program `name`. Returns nil if it is not installed.
  package init?(_ name: String) {
    let candidates = ["/usr/bin/\(name)", "/usr/local/bin/\(name)", "/opt/homebrew/bin/\(name)"]
    guard let path = candidates.first(where: FileManager.default.isExecutableFile(atPath:)) else { return nil }
    self.path = path
  }

  /// Whether all programs that read PDF files are installed.
  package static let readsPDF = ["pdftotext", "pdffonts", "pdfinfo", "pdftoppm", "qpdf"].allSatisfy { Tool($0) != nil }

  /// Returns what the program prints for `file`. The argument `FILE` is replaced by the path of the file.
  package func read(_ file: [UInt8], _ arguments: [String]) throws -> String {
    String(decoding: try output(file, arguments), as: UTF8.self)
  }

  /// Returns the pages of a PDF file as poppler draws them at 144 pixels per inch.
  package static func pixels(_ file: [UInt8]) throws -> [Bitmap] {
    guard let tool = Tool("pdftoppm") else { return [] }
    return try PortablePixmap.decodeAll(tool.output(file, ["-r", "144", "FILE"]))
  }

  private func output(_ file: [UInt8], _ arguments: [String]) throws -> [UInt8] {
    let place = FileManager.default.temporaryDirectory.appendingPathComponent("galley-\(UUID().uuidString).pdf")
    try Data(file).write(to: place)
    defer { try? FileManager.default.removeItem(at: place) }
    let process = Process()
    let output = Pipe()
    process.executableURL = URL(fileURLWithPath: path)
    process.arguments = arguments.map { $0 == "FILE" ? place.path : $0 }
    process.standardOutput = output
    process.standardError = arguments.contains("-r") ? nil : output
    try process.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return [UInt8](data)
  }
}
