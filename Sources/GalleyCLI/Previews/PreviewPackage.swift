import ArgumentParser
import Galley
import GalleyFiles

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// A Swift package whose previews are drawn: it is built as it is, and its objects are linked into a program that draws.
struct PreviewPackage {
  /// The package's folder.
  let folder: String

  /// Builds the package, links the program and answers its path.
  func program() throws -> String {
    let swift = ExternalTool("swift", isOpen: true)
    try Failure.telling("swift build") { () throws(ExternalTool.Problem) in
      try swift.run(["build", "--package-path", folder])
    }
    let path = try Failure.telling("swift build --show-bin-path") { () throws(ExternalTool.Problem) in
      try swift.output(["build", "--package-path", folder, "--show-bin-path"])
    }
    let build = String(decoding: path, as: UTF8.self).trimmed
    let description = try Failure.telling("swift package describe") { () throws(ExternalTool.Problem) in
      try swift.output(["package", "--package-path", folder, "describe", "--type", "json"])
    }
    try write(description, to: build + "/galley-previews.json")
    let program = build + "/galley-previews"
    let objects = objects(in: build)
    if !isNewer(program, than: objects) { try link(objects, in: build, to: program) }
    return program
  }

  /// The description of the package that `program()` wrote beside `program`.
  static func description(of program: String) -> String { program + ".json" }

  /// The libraries that Galley draws with, as their packages say how to link them.
  private static let libraries = [
    "pangocairo", "pangoft2", "harfbuzz-subset", "libpng", "libdeflate", "libturbojpeg", "libwebpdemux",
    "expat", "sqlite3", "libzstd", "libxxhash",
  ]

  private func link(_ objects: [String], in build: String, to program: String) throws {
    let flags = try Failure.telling("pkg-config") { () throws(ExternalTool.Problem) in
      try ExternalTool("pkg-config", isOpen: true).output(["--libs"] + Self.libraries)
    }
    let list = build + "/galley-previews.objects"
    // A list in a file may be longer than a command line; names in it are quoted.
    try write(Array(objects.map { "\"\($0)\"\n" }.joined().utf8), to: list)
    let words = String(decoding: flags, as: UTF8.self).trimmed.split(separator: " ").map(String.init)
    try Failure.telling("swiftc") { () throws(ExternalTool.Problem) in
      try ExternalTool("swiftc", isOpen: true).run(
        ["-o", program, "@" + list, "-Xlinker", "--defsym=main=galley_previews_main"]
          + words + ["-lstdc++"])
    }
  }

  /// The objects of all modules of the build in the folder `build`, but those of tests and of tools that ran meanwhile.
  ///
  /// The manifest of the build names them: what lies in the folder may be left from modules that are gone.
  private func objects(in build: String) -> [String] {
    let manifest = build.split(separator: "/").dropLast(2).map { "/" + $0 }.joined() + "/debug.yaml"
    let quoted = text(of: manifest).split(separator: "\"").filter { $0.hasSuffix(".o") && $0.hasPrefix(build) }
    let names = Set(quoted.map(String.init)).filter { path in
      let folder = path.dropFirst(build.count + 1).prefix { $0 != "/" }
      return folder.hasSuffix(".build") && !folder.hasSuffix("-tool.build") && !folder.hasSuffix("Tests.build")
    }
    return names.filter { modified($0) != nil }.sorted()
  }

  /// The text of the file at `path`; nothing where there is none.
  private func text(of path: String) -> String {
    guard let file = fopen(path, "r") else { return "" }
    defer { fclose(file) }
    var bytes: [UInt8] = []
    var portion = [UInt8](repeating: 0, count: 1 << 20)
    while case let count = fread(&portion, 1, portion.count, file), count > 0 { bytes += portion[..<count] }
    return String(decoding: bytes, as: UTF8.self)
  }

  private func isNewer(_ file: String, than others: [String]) -> Bool {
    guard let time = modified(file) else { return false }
    return others.allSatisfy { modified($0).map { $0 < time } ?? false }
  }

  private func modified(_ file: String) -> Double? {
    var facts = stat()
    guard stat(file, &facts) == 0 else { return nil }
    #if canImport(Glibc)
      return Double(facts.st_mtim.tv_sec) + Double(facts.st_mtim.tv_nsec) / 1e9
    #else
      return Double(facts.st_mtimespec.tv_sec) + Double(facts.st_mtimespec.tv_nsec) / 1e9
    #endif
  }

  private func write(_ bytes: [UInt8], to path: String) throws {
    guard let file = fopen(path, "w") else {
      throw Failure(diagnostics: [Diagnostic("\(path) cannot be written")]).report()
    }
    defer { fclose(file) }
    guard fwrite(bytes, 1, bytes.count, file) == bytes.count else {
      throw Failure(diagnostics: [Diagnostic("\(path) cannot be written")]).report()
    }
  }
}

extension String {
  /// The text without line breaks and spaces at its end.
  fileprivate var trimmed: String {
    var text = self[...]
    while text.last?.isWhitespace == true { text.removeLast() }
    return String(text)
  }
}

extension Failure {
  /// What `body` answers; where a program does not do its part, that is told with the words of its command.
  fileprivate static func telling<Answer>(
    _ command: String, _ body: () throws(ExternalTool.Problem) -> Answer
  ) throws -> Answer {
    do { return try body() } catch {
      let diagnostic =
        switch error {
        case .missing:
          Diagnostic("'\(command)' is not installed", help: "previews need a Swift toolchain and pkg-config")
        case .failed(let code): Diagnostic("'\(command)' failed with code \(code)", help: "its own words are above")
        case .system(let code): Diagnostic("'\(command)' could not be started: error \(code) of the system")
        }
      var failure = Failure(diagnostics: [diagnostic])
      if case .missing = error { failure.code = ExitCode(69) }
      throw failure.report()
    }
  }
}
