#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// The folders of a package that carries its own fonts and language data, such as the Python wheel.
package enum CarriedFolder {
  /// Returns the folder `share/galley/NAME` next to this program's `bin` folder, or nil if it does not exist.
  package static func path(_ name: String) -> String? {
    #if os(Linux)
      guard let program = realpath("/proc/self/exe", nil) else { return nil }
      defer { free(program) }
      return path(name, ofProgramAt: String(cString: program))
    #else
      return nil
    #endif
  }

  package static func path(_ name: String, ofProgramAt program: String) -> String? {
    let prefix = FilePath.folder(of: FilePath.folder(of: program))
    let folder = FilePath.join(prefix, "share/galley/" + name)
    var status = stat()
    return stat(folder, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR ? folder : nil
  }
}
