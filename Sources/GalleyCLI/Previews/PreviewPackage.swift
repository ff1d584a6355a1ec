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
        ["-o", program, "@" + list, "-Xlinker", "--defsym=main=galley_previews_main"] + words)
    }
  }

  /// The objects of all modules in the folder `build`, but those of tests, and of tools that ran while it was built.
  private func objects(in build: String) -> [String] {
    entries(of: build).filter { $0.hasSuffix(".build") && !$0.hasSuffix("-tool.build") && !$0.hasSuffix("Tests.build") }
      .flatMap { objects(below: build + "/" + $0) }.sorted()
  }

  private func objects(below folder: String) -> [String] {
    entries(of: folder).flatMap { name -> [String] in
      let path = folder + "/" + name
      if name.hasSuffix(".o") { return [path] }
      return name.contains(".") ? [] : objects(below: path)
    }
  }

  private func entries(of folder: String) -> [String] {
    guard let open = opendir(folder) else { return [] }
    defer { closedir(open) }
    var names: [String] = []
    while let entry = readdir(open) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) { place in
        place.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      if name != ".", name != ".." { names.append(name) }
    }
    return names
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
