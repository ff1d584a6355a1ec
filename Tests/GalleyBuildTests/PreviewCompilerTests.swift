import Foundation
import GalleyBuild
import Testing

@Suite("The compiler for fast previews")
struct PreviewCompilerTests {
  /// Returns the arguments that the script passes to the compiler when it is called with `words`.
  private func handedOn(_ words: [String], modules: Set<String>) throws -> String {
    let folder = FileManager.default.temporaryDirectory.appending(path: "galley-\(UUID())")
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let (compiler, script) = (folder.appending(path: "swiftc"), folder.appending(path: "script"))
    try Data("#!/bin/sh\nprintf '%s,' \"$@\"\n".utf8).write(to: compiler)
    try Data(PreviewCompiler(modules: modules).script.utf8).write(to: script)
    for file in [compiler, script] {
      try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: file.path)
    }
    let (process, output) = (Process(), Pipe())
    process.executableURL = script
    process.arguments = words
    process.environment = ["PATH": "\(folder.path):/usr/bin:/bin"]
    process.standardOutput = output
    try process.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return String(decoding: data, as: UTF8.self)
  }

  @Test(
    "Build-time modules are not optimized, and modules of the package keep unused code",
    arguments: [
      (["-O", "-module-name", "SwiftSyntaxMacros"], "-O,-module-name,SwiftSyntaxMacros,-Onone,"),
      (["-module-name", "App", "a b"], "-module-name,App,a b,-enable-testing,"),
      (["-module-name", "AppKit"], "-module-name,AppKit,"),
      (["-module-name", "GalleyViews"], "-module-name,GalleyViews,"),
      (["App", "-v"], "App,-v,"), ([], ","),
    ])
  func script(words: [String], told: String) throws {
    #expect(try handedOn(words, modules: ["App", "AppTests"]) == told)
    guard !words.contains("App") else { return }
    #expect(try handedOn(words, modules: []) == told)
  }
}
