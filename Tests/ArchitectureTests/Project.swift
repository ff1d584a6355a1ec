import Foundation

/// The project folder, found from the path of this source file.
enum Project {
  /// The folder of `Package.swift`.
  static let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  private static let sources = Result { try read("Sources") }
  private static let tests = Result { try read("Tests") }

  /// Returns the Swift files below `Sources` or `Tests`, sorted by path. They are read from disk only once.
  static func swiftFiles(below folder: String) throws -> [SourceFile] {
    try folder == "Sources" ? sources.get() : tests.get()
  }

  private static func read(_ folder: String) throws -> [SourceFile] {
    let root = Self.folder.appending(path: folder).path
    return try FileManager.default.subpathsOfDirectory(atPath: root)
      .filter { $0.hasSuffix(".swift") }
      .sorted()
      .map { try SourceFile(path: "\(folder)/\($0)", text: text(of: "\(folder)/\($0)")) }
  }

  static func text(of path: String) throws -> String {
    try String(contentsOf: folder.appending(path: path), encoding: .utf8)
  }

  /// Returns the names of the direct subfolders of a project folder.
  static func folders(below folder: String) throws -> Set<String> {
    let root = Self.folder.appending(path: folder)
    return try Set(
      FileManager.default.contentsOfDirectory(at: root, includingPropertiesForKeys: [.isDirectoryKey])
        .filter { try $0.resourceValues(forKeys: [.isDirectoryKey]).isDirectory == true }
        .map(\.lastPathComponent))
  }

  /// Runs `swift` in the project folder and returns its exit status and output.
  static func swift(_ arguments: String...) throws -> (status: Int32, output: Data, errors: String) {
    let outputFile = FileManager.default.temporaryDirectory.appending(path: "galley-\(UUID().uuidString)")
    let errorFile = outputFile.appendingPathExtension("err")
    // Writes to files instead of pipes: a full pipe that nobody reads would block the tool forever.
    for file in [outputFile, errorFile] { try Data().write(to: file) }
    defer { for file in [outputFile, errorFile] { try? FileManager.default.removeItem(at: file) } }

    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = ["swift"] + arguments
    process.currentDirectoryURL = folder
    process.standardOutput = try FileHandle(forWritingTo: outputFile)
    process.standardError = try FileHandle(forWritingTo: errorFile)
    try process.run()
    process.waitUntilExit()
    return try (
      process.terminationStatus, Data(contentsOf: outputFile), String(contentsOf: errorFile, encoding: .utf8)
    )
  }
}
