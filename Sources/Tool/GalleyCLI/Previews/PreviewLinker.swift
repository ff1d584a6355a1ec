import Galley
import GalleyBuild
import GalleyFiles

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Links the object files of a package and of its dependencies into the program that draws the previews.
///
/// The dependencies are first joined into one object file without debug information. After a change of the package,
/// only its own files are linked with it, which takes a third of the time.
struct PreviewLinker {
  let program: String
  /// The modules of the package.
  let modules: Set<String>

  /// Links the program, unless it is newer than all object files.
  func link(_ objects: [String]) throws {
    let own = objects.filter(isOwn)
    let dependencies = try joined(objects.filter { !isOwn($0) })
    let boundaries = try boundaries()
    // These two symbols enclose the code of the package, so that the program can recognise calls from it.
    let list = Self.list([boundaries[0]] + own + [boundaries[1], dependencies])
    let record = program + ".objects"
    guard !BuildFile.isNewer(program, than: own + [dependencies]) || BuildFile.text(of: record) != list else { return }
    try BuildFile.write(Array(list.utf8), to: record)
    try link(listedIn: record)
  }

  private func isOwn(_ object: String) -> Bool { modules.contains { object.contains("/\($0).build/") } }

  /// Returns the contents of a response file with quoted names. Such a file may be longer than a command line.
  private static func list(_ objects: [String]) -> String { objects.map { "\"\($0)\"\n" }.joined() }

  private func joined(_ objects: [String]) throws -> String {
    let (record, joined, list) = (program + ".dependencies", program + ".dependencies.o", Self.list(objects))
    guard !BuildFile.isNewer(joined, than: objects) || BuildFile.text(of: record) != list else { return joined }
    try BuildFile.write(Array(list.utf8), to: record)
    // If joining fails, an old file must not remain.
    unlink(joined)
    try Failure.reporting("clang") { () throws(ExternalTool.Problem) in
      try ExternalTool("clang", isOpen: true).run(
        ["-fuse-ld=lld", "-r", "-nostdlib", "-Wl,--strip-debug", "-o", joined, "@" + record])
    }
    return joined
  }

  /// Returns the paths of two object files, which define the symbols.
  private func boundaries() throws -> [String] {
    try ["start", "end"].map { name in
      let (source, object) = ("\(program).\(name).s", "\(program).\(name).o")
      let text = ".text\n.globl galley_code_\(name)\ngalley_code_\(name):\n.section .note.GNU-stack,\"\",@progbits\n"
      guard BuildFile.text(of: source) != text || BuildFile.modified(object) == nil else { return object }
      try BuildFile.write(Array(text.utf8), to: source)
      try Failure.reporting("clang") { () throws(ExternalTool.Problem) in
        try ExternalTool("clang", isOpen: true).run(["-c", source, "-o", object])
      }
      return object
    }
  }

  /// The pkg-config names of the libraries to link.
  private static let libraries = [
    "pangocairo", "pangoft2", "harfbuzz-subset", "libpng", "libdeflate", "libturbojpeg", "libwebpdemux",
    "expat", "yaml-0.1", "sqlite3", "libzstd", "libxxhash",
  ]

  private func link(listedIn record: String) throws {
    let flags = try Failure.reporting("pkg-config") { () throws(ExternalTool.Problem) in
      try ExternalTool("pkg-config", isOpen: true).output(["--libs"] + Self.libraries)
    }
    // If linking fails, an old program must not remain.
    unlink(program)
    let words = String(decoding: flags, as: UTF8.self).split(whereSeparator: \.isWhitespace).map(String.init)
    try Failure.reporting("swiftc") { () throws(ExternalTool.Problem) in
      try ExternalTool("swiftc", isOpen: true).run(
        ["-o", program, "@" + record, "-use-ld=lld", "-Xlinker", "--defsym=main=galley_previews_main"]
          + Interposition.flags
          // The program is forked for every image. Binding all symbols at the start avoids repeated lookups, and a
          // fixed address reduces relocations and copied pages.
          + ["-Xlinker", "-z", "-Xlinker", "now", "-Xlinker", "-no-pie"] + words + ["-lstdc++"])
    }
  }
}
