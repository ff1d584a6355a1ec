import CProgram
import GalleyFiles
import GalleyImage

/// The program that runs, with every library in it: two that are equal draw equal pixels of equal inputs.
enum ProgramIdentity {
  /// A digest of the contents of all of them; nil where one cannot be read.
  ///
  /// Linkers leave a digest of what they linked, the build identifier, in most files (ELF's NT_GNU_BUILD_ID, Mach-O's
  /// LC_UUID). Where there is none, the file is read.
  static let digest: String? = {
    var parts: [String] = []
    for file in LoadedFiles().files {
      guard let identifier = file.identifier.isEmpty ? contents(of: file.path) : file.identifier else { return nil }
      parts.append("\(FilePath.name(of: file.path))\t\(identifier)")
    }
    // The order in which libraries were found makes no difference.
    return parts.isEmpty ? nil : SHA256.hexDigest(of: Array(parts.sorted().joined(separator: "\n").utf8))
  }()

  /// What tells the program from others in notes on what it drew: its digest, or its release where it has none.
  static let mark = digest ?? Release.version

  private static func contents(of path: String) -> String? {
    // What the kernel itself maps is in no file.
    if path.hasPrefix("linux-vdso") { return "kernel" }
    guard let stream = try? FileReader.regularFiles.open(path.isEmpty ? "/proc/self/exe" : path) else { return nil }
    let digest = ContentDigest()
    do throws(FileProblem) { try digest.update(stream) } catch { return nil }
    return digest.hexDigits
  }
}

/// The files that the loader has put together.
private final class LoadedFiles {
  struct File {
    let path: String
    let identifier: String
  }

  private(set) var files: [File] = []

  init() {
    let context = Unmanaged.passUnretained(self).toOpaque()
    cprogram_each(
      { context, path, identifier, count in
        guard let context else { return }
        let bytes = UnsafeBufferPointer(start: identifier, count: identifier == nil ? 0 : count)
        let digits = bytes.map { $0 < 16 ? "0" + String($0, radix: 16) : String($0, radix: 16) }.joined()
        let file = File(path: path.map { String(cString: $0) } ?? "", identifier: digits)
        Unmanaged<LoadedFiles>.fromOpaque(context).takeUnretainedValue().files.append(file)
      }, context)
  }
}
