import CProgram
import GalleyFiles
import GalleyImage
import GalleyMessages

/// The identity of the program and its libraries. Programs with the same identity draw identical pixels from identical
/// inputs.
enum ProgramIdentity {
  /// The digest, or `nil` if a file cannot be read. For most files, it includes their build identifier (ELF:
  /// NT_GNU_BUILD_ID, Mach-O: LC_UUID); other files are read completely.
  static let digest: String? = {
    var parts: [String] = []
    for file in LoadedFiles().files {
      guard let identifier = file.identifier.isEmpty ? contents(of: file.path) : file.identifier else { return nil }
      parts.append("\(FilePath.name(of: file.path))\t\(identifier)")
    }
    // Sorted, because the loader does not guarantee an order.
    return parts.isEmpty ? nil : SHA256.hexDigest(of: Array(parts.sorted().joined(separator: "\n").utf8))
  }()

  static let mark = digest ?? Release.version

  private static func contents(of path: String) -> String? {
    // The kernel maps this library, which has no file.
    if path.hasPrefix("linux-vdso") { return "kernel" }
    guard let stream = try? FileReader.regularFiles.open(path.isEmpty ? "/proc/self/exe" : path) else { return nil }
    let digest = ContentDigest()
    do throws(FileProblem) { try digest.update(stream) } catch { return nil }
    return digest.hexDigits
  }
}

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
