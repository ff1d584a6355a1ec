#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// A folder to which results are written.
///
/// A file is written under a temporary name next to its target and renamed when it is complete. Symbolic links inside
/// the folder must not lead out of it.
///
/// ```swift
/// let folder = OutputFolder("out")
/// try folder.write(bytes, to: "images/inbox.png")  // creates out/images
/// ```
public struct OutputFolder: Sendable {
  public let path: String
  private let drafts: Drafts
  private let isForeign: Bool

  /// Creates an output folder. The folder on disk is created together with the first file.
  ///
  /// - Parameters:
  ///   - path: The folder, relative to the current folder or absolute.
  ///   - drafts: The list that records unfinished files.
  public init(_ path: String, drafts: Drafts = Drafts()) {
    self.path = path.isEmpty ? "." : path
    self.drafts = drafts
    isForeign = false
  }

  /// Creates an output folder that the user did not choose. It must be below the current folder, and no folder on its
  /// path may have a name that begins with a dot.
  package init(foreign path: String, drafts: Drafts) {
    self.path = path.isEmpty ? "." : path
    self.drafts = drafts
    isForeign = true
  }

  /// Writes `bytes` to `name` inside the folder and creates missing subfolders.
  ///
  /// - Parameters:
  ///   - bytes: The content of the file.
  ///   - name: The path below the folder. An existing file is replaced when the new one is complete.
  /// - Throws: ``OutputError`` with the path and the reason.
  public func write(_ bytes: [UInt8], to name: String) throws(OutputError) {
    let draft = try draft(name)
    try draft.write(bytes)
    try draft.replaceTarget()
  }

  /// Begins changes of several files. Waits for any other run with changes of the same name. If that run was killed,
  /// its changes are completed or undone first.
  package func change(_ name: String) throws(OutputError) -> FileChanges {
    try FileChanges(FilePath.name(of: name), in: try folder(of: name), drafts)
  }

  package func settle(_ name: String) throws(OutputError) {
    guard isPending(name) else { return }
    _ = try change(name)
  }

  package func isPending(_ name: String) -> Bool { Self.exists(self.path(of: FileChanges.name(of: name))) }

  package func start(of name: String, limit: Int) throws(OutputError) -> [UInt8]? {
    do throws(OutputError) {
      return try folder(of: name, makes: false).contents(of: FilePath.name(of: name), limit: limit)
    } catch  where error.reason == .system(code: ENOENT) { return nil }
  }

  /// Removes the file `name` inside the folder, and the subfolders that become empty.
  public func remove(_ name: String) throws(OutputError) {
    let folder = try folder(of: name, makes: false)
    try drafts.checkTarget(FilePath.name(of: name), in: folder)
    guard unlinkat(folder.descriptor, FilePath.name(of: name), 0) == 0 else {
      throw OutputError(path: self.path(of: name), code: errno)
    }
    removeEmptyFolders(around: name)
  }

  package func removeEmptyFolders(around name: String) {
    var parts = FilePath.normalized(name).split(separator: "/").dropLast()
    // The system refuses to remove a folder that is not empty, or a link to a folder.
    while !parts.isEmpty {
      let path = parts.joined(separator: "/")
      guard let around = try? folder(of: path, makes: false),
        unlinkat(around.descriptor, FilePath.name(of: path), AT_REMOVEDIR) == 0
      else { return }
      parts = parts.dropLast()
    }
  }

  func draft(_ name: String) throws(OutputError) -> DraftFile {
    try DraftFile(besides: FilePath.name(of: name), in: try folder(of: name), drafts)
  }

  package func draftFolder(for name: String) throws(OutputError) -> DraftFolder {
    try DraftFolder(besides: FilePath.name(of: name), in: try folder(of: name), drafts)
  }

  /// Opens the subfolder `name` for writing many files, and creates it if necessary.
  public func open(_ name: String) throws(OutputError) -> OpenFolder {
    OpenFolder(try folder(of: FilePath.folderPrefix(name) + "."), drafts)
  }

  /// Appends `bytes` to the file `name` inside the folder, in one system call.
  ///
  /// - Parameters:
  ///   - bytes: The bytes to append.
  ///   - name: The path below the folder. The file is created if it does not exist.
  /// - Throws: ``OutputError`` with the path and the reason.
  public func append(_ bytes: [UInt8], to name: String) throws(OutputError) {
    let (folder, target) = (try folder(of: name), self.path(of: name))
    try drafts.checkTarget(FilePath.name(of: name), in: folder)
    let flags = O_WRONLY | O_CREAT | O_APPEND | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC
    let file = openat(folder.descriptor, FilePath.name(of: name), flags, 0o644)
    guard file >= 0 else {
      // The path is a pipe without a reader.
      throw errno == ENXIO ? OutputError(path: target, reason: .notRegular) : OutputError(path: target, code: errno)
    }
    defer { close(file) }
    var facts = stat()
    guard fstat(file, &facts) == 0, facts.st_mode & S_IFMT == S_IFREG else {
      throw OutputError(path: target, reason: .notRegular)
    }
    let count = bytes.withUnsafeBytes { SystemFile.write(file, $0) }
    guard count == bytes.count else { throw OutputError(path: target, code: count < 0 ? errno : ENOSPC) }
  }

  public func path(of name: String) -> String { FilePath.folderPrefix(path) + name }

  /// Throws an error if a symbolic link in the path of a default folder leads out of the current folder.
  ///
  /// The user did not choose this folder, and someone else may have created the link. The user can choose another
  /// folder with `option`.
  ///
  /// - Parameters:
  ///   - path: The default folder.
  ///   - option: The option with which the user can choose another folder, for the message.
  /// - Throws: ``OutputError`` with the reason ``OutputError/Reason/leavesCurrentFolder(target:option:)``.
  public static func checkDefault(_ path: String, option: String) throws(OutputError) {
    do throws(OutputError) {
      var walk = try FolderWalk(from: ".", to: FilePath.folderPrefix(path) + ".", makes: false, refusesHidden: false)
      try walk.follow(path)
    } catch {
      // Other errors are reported when a file is written into the folder.
      guard case .leavesFolder(let target) = error.reason else { return }
      throw OutputError(path: path, reason: .leavesCurrentFolder(target: target, option: option))
    }
  }

  public static func exists(_ path: String) -> Bool {
    var facts = stat()
    return lstat(path, &facts) == 0
  }

  private func folder(of name: String, makes: Bool = true) throws(OutputError) -> FolderHandle {
    let target = path(of: name)
    guard FilePath.staysInside(name), !FilePath.name(of: name).isEmpty, !isForeign || FilePath.staysInside(path)
    else { throw OutputError(path: target, reason: .leavesFolder(target: name)) }
    if isForeign, let hidden = FilePath.normalized(path).split(separator: "/").first(where: { $0.hasPrefix(".") }) {
      throw OutputError(path: target, reason: .hidden(name: String(hidden)))
    }
    if makes, !isForeign { try makeFolder() }
    var walk = try FolderWalk(from: isForeign ? "." : path, to: target, makes: makes, refusesHidden: isForeign)
    if isForeign { try walk.enter(path) }
    try walk.follow(FilePath.normalized(FilePath.folder(of: name)))
    return walk.folder
  }

  private func makeFolder() throws(OutputError) {
    guard mkdir(path, 0o755) != 0, !isFolder(path) else { return }
    var made = path.hasPrefix("/") ? "" : "."
    for part in path.split(separator: "/") {
      made += "/\(part)"
      guard mkdir(made, 0o755) == 0 || isFolder(made) else {
        let code = errno
        throw OutputError(path: FilePath.normalized(made), code: code)
      }
    }
  }

  private func isFolder(_ path: String) -> Bool {
    let code = errno
    defer { errno = code }
    var facts = stat()
    return stat(path, &facts) == 0 && facts.st_mode & S_IFMT == S_IFDIR
  }
}
