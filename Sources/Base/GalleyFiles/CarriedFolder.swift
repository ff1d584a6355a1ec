#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// The folders of a package that contains its own fonts and language data, such as the Python wheel.
package enum CarriedFolder {
  /// Returns the folder `share/galley/NAME` next to this program's `bin` folder, or nil if it does not exist.
  package static func path(_ name: String) -> String? { program.flatMap { path(name, ofProgramAt: $0) } }

  /// Returns the commit from which the package was built, or nil if this program does not belong to a package.
  package static var commit: String? {
    program.flatMap { try? FileReader.disk.read(file("commit", ofProgramAt: $0), 100) }
      .map { String(decoding: $0.prefix { $0 > 0x20 }, as: UTF8.self) }
  }

  private static var program: String? {
    #if os(Linux)
      guard let program = realpath("/proc/self/exe", nil) else { return nil }
      defer { free(program) }
      return String(cString: program)
    #else
      return nil
    #endif
  }

  package static func path(_ name: String, ofProgramAt program: String) -> String? {
    let folder = file(name, ofProgramAt: program)
    var status = stat()
    return stat(folder, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR ? folder : nil
  }

  private static func file(_ name: String, ofProgramAt program: String) -> String {
    FilePath.join(FilePath.folder(of: FilePath.folder(of: program)), "share/galley/" + name)
  }
}
