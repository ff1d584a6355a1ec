import Foundation

/// A program of the machine.
struct SystemTool {
  private let name: String

  init(_ name: String) { self.name = name }

  /// Whether the programs that read PDF files are installed.
  static let readsPDF = ["pdftotext", "pdffonts", "pdfinfo", "qpdf"].allSatisfy {
    (try? SystemTool($0).output(of: ["--version"])) != nil
  }

  /// The program is not installed.
  struct Missing: Error {}

  /// What the program prints on stdout.
  func output(of arguments: [String]) throws -> String {
    let logs = try Workplace()
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = [name] + arguments
    process.standardOutput = try logs.emptyFile("output")
    process.standardError = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    // The status of `env` for a program it does not find.
    guard process.terminationStatus != 127 else { throw Missing() }
    return try logs.text(of: "output")
  }
}
