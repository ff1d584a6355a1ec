/// The one door to the disk: reads files, lists folders and resolves paths.
///
/// A struct of functions, so that a test can answer from a dictionary.
public struct FileReader: Sendable {
  /// Reads the whole file at a path, refusing files of more than `limit` bytes.
  public var read: @Sendable (_ path: String, _ limit: Int) throws(FileProblem) -> [UInt8]
  /// The names in a folder, in no order; empty when there is no such folder.
  public var list: @Sendable (_ folder: String) -> [String]
  /// The absolute path without symbolic links, or nil when nothing is there.
  public var resolve: @Sendable (_ path: String) -> String?

  /// Opens a file to be read in portions, for files that are larger than what is kept of them.
  public var open: @Sendable (_ path: String) throws(FileProblem) -> FileStream

  /// A reader made of functions; without `open`, portions are taken from what `read` brings.
  public init(
    read: @escaping @Sendable (_ path: String, _ limit: Int) throws(FileProblem) -> [UInt8],
    list: @escaping @Sendable (_ folder: String) -> [String],
    resolve: @escaping @Sendable (_ path: String) -> String?,
    open: (@Sendable (_ path: String) throws(FileProblem) -> FileStream)? = nil
  ) {
    self.read = read
    self.list = list
    self.resolve = resolve
    if let open {
      self.open = open
    } else {
      self.open = { path throws(FileProblem) in FileStream(try read(path, Int.max)) }
    }
  }

  public static func memory(_ contents: [String: [UInt8]]) -> FileReader {
    FileReader(
      read: { path, limit throws(FileProblem) in
        guard let bytes = contents[path] else { throw .notFound }
        guard bytes.count <= limit else { throw .tooLarge(bytes: bytes.count, limit: limit) }
        return bytes
      },
      list: { folder in
        let prefix = FilePath.folderPrefix(folder)
        return contents.keys.filter { $0.hasPrefix(prefix) }.map { String($0.dropFirst(prefix.count)) }
          .filter { !$0.contains("/") }
      },
      resolve: { path in contents[path] == nil ? nil : FilePath.normalized(path) })
  }
}

/// Why a file could not be read.
public enum FileProblem: Error, Hashable, Sendable {
  case notFound
  case isFolder
  /// The path is a pipe, a device or a socket, where only files are read.
  case notRegular
  case notPermitted
  case changed
  /// The file is larger than `limit` bytes.
  case tooLarge(bytes: Int, limit: Int)
  case system(code: Int32)
}

extension FileReader {
  /// Returns whether a folder is at `path`: it cannot be opened as a file, and no file is shorter than nothing.
  package func isFolder(_ path: String) -> Bool {
    do { _ = try read(path, -1) } catch .isFolder { return true } catch { return false }
    return false
  }
}
