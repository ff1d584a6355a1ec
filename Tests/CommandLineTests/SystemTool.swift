import Foundation

/// A program installed on the machine.
struct SystemTool {
  private let name: String

  init(_ name: String) { self.name = name }

  /// Whether the programs that read PDF files are installed.
  static let readsPDF = ["pdftotext", "pdffonts", "pdfinfo", "qpdf"].allSatisfy {
    (try? SystemTool($0).output(of: ["--version"])) != nil
  }

  struct Missing: Error {}

  /// Runs the program and returns what it prints to stdout.
  func output(of arguments: [String]) throws -> String {
    let logs = try Workplace()
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = [name] + arguments
    process.standardOutput = try logs.emptyFile("output")
    process.standardError = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    // `env` exits with 127 if it cannot find the program.
    guard process.terminationStatus != 127 else { throw Missing() }
    return try logs.text(of: "output")
  }
}
