/// Reads files and lists folders. All reading goes through this struct of functions, so that a test can replace the
/// disk by a dictionary.
public struct FileReader: Sendable {
  /// Reads a whole file. Throws an error if it has more than `limit` bytes.
  public var read: @Sendable (_ path: String, _ limit: Int) throws(FileProblem) -> [UInt8]
  /// Returns the names in a folder, in any order. Empty if there is no such folder.
  public var list: @Sendable (_ folder: String) -> [String]
  /// Returns the absolute path without symbolic links, or nil if the path does not exist.
  public var resolve: @Sendable (_ path: String) -> String?

  /// Opens a file for reading in portions, for large files that are not kept in memory.
  public var open: @Sendable (_ path: String) throws(FileProblem) -> FileStream

  /// Creates a reader from functions.
  ///
  /// - Parameters:
  ///   - read: Reads a whole file. It throws if the file has more than `limit` bytes.
  ///   - list: Returns the names in a folder in any order, or an empty array if there is no such folder.
  ///   - resolve: Returns the absolute path without symbolic links, or nil if the path does not exist.
  ///   - open: Opens a file for reading in portions. Nil (the default) reads the whole file with `read`.
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

public enum FileProblem: Error, Hashable, Sendable {
  case notFound
  case isFolder
  case notRegular
  case notPermitted
  case changed
  case tooLarge(bytes: Int, limit: Int)
  case system(code: Int32)
}

extension FileReader {
  /// Whether the path is a folder. The limit of −1 bytes prevents the content of a file from being read.
  package func isFolder(_ path: String) -> Bool {
    do { _ = try read(path, -1) } catch .isFolder { return true } catch { return false }
    return false
  }
}
