#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// The folder that results are written to.
///
/// A file is written beside its place and renamed when it is whole, so that nothing half-written is ever found and
/// what was there before stays until then. Symbolic links below the folder may not lead out of it.
public struct OutputFolder: Sendable {
  public let path: String
  private let drafts: Drafts
  /// Whether the folder has to lie below the current one, with no folder of a tool on the way.
  private let isForeign: Bool

  /// The folder at `path`; it is made when the first file is written. `drafts` hears of what is being written.
  public init(_ path: String, drafts: Drafts = Drafts()) {
    self.path = path.isEmpty ? "." : path
    self.drafts = drafts
    isForeign = false
  }

  /// A folder that whoever runs the program has not chosen: its real place has to be below the current folder, and no
  /// folder whose name begins with a dot may be on the way.
  package init(foreign path: String, drafts: Drafts) {
    self.path = path.isEmpty ? "." : path
    self.drafts = drafts
    isForeign = true
  }

  /// Writes `bytes` to `name` below the folder, making folders between.
  ///
  /// - Throws: ``OutputError`` that names the path and the reason.
  public func write(_ bytes: [UInt8], to name: String) throws(OutputError) {
    let draft = try draft(name)
    try draft.write(bytes)
    try draft.replaceTarget()
  }

  /// Begins changes of several files beside each other that happen all or none; `name` below the folder is that of
  /// the changes. Another run's changes of the same name are waited for, and those of a killed one settled.
  ///
  /// - Throws: ``OutputError`` that names the path and the reason.
  package func change(_ name: String) throws(OutputError) -> FileChanges {
    try FileChanges(FilePath.name(of: name), in: try folder(of: name), drafts)
  }

  /// Settles the changes called `name` that a killed run left behind, or waits for those of a run that is on its way.
  ///
  /// - Throws: ``OutputError`` where they cannot be settled.
  package func settle(_ name: String) throws(OutputError) {
    guard isPending(name) else { return }
    _ = try change(name)
  }

  package func isPending(_ name: String) -> Bool { Self.exists(self.path(of: FileChanges.name(of: name))) }

  /// The beginning of the file `name` below the folder, as it would be replaced: at most `limit` bytes.
  ///
  /// - Returns: nil where nothing is there, and where it is no file.
  package func start(of name: String, limit: Int) throws(OutputError) -> [UInt8]? {
    do throws(OutputError) {
      return try folder(of: name, makes: false).contents(of: FilePath.name(of: name), limit: limit)
    } catch  where error.reason == .system(code: ENOENT) { return nil }
  }

  /// Removes the file `name` below the folder, and those folders around it that it leaves empty.
  ///
  /// - Throws: ``OutputError`` that names the path and the reason.
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
    // The system refuses to remove a folder that holds something, and a link to one.
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

  /// A folder for another program to write the file `name` in, with the folders between.
  ///
  /// - Throws: ``OutputError`` that names the path and the reason.
  package func draftFolder(for name: String) throws(OutputError) -> DraftFolder {
    try DraftFolder(besides: FilePath.name(of: name), in: try folder(of: name), drafts)
  }

  /// The folder `name` below this one, made where it is missing, open for many files.
  ///
  /// - Throws: ``OutputError`` that names the path and the reason.
  public func open(_ name: String) throws(OutputError) -> OpenFolder {
    OpenFolder(try folder(of: FilePath.folderPrefix(name) + "."), drafts)
  }

  /// Writes `bytes` behind what the file `name` below the folder holds, in one piece.
  ///
  /// - Throws: ``OutputError`` that names the path and the reason.
  public func append(_ bytes: [UInt8], to name: String) throws(OutputError) {
    let (folder, target) = (try folder(of: name), self.path(of: name))
    try drafts.checkTarget(FilePath.name(of: name), in: folder)
    let flags = O_WRONLY | O_CREAT | O_APPEND | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC
    let file = openat(folder.descriptor, FilePath.name(of: name), flags, 0o644)
    guard file >= 0 else {
      // Nobody reads the pipe.
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

  /// Refuses a default folder at `path` if a symbolic link on the way leads out of the current folder.
  ///
  /// Nobody chose it on the command line, where `option` can name it, and whoever wrote the link may be a stranger.
  ///
  /// - Throws: ``OutputError`` with the reason ``OutputError/Reason/leavesCurrentFolder(target:option:)``.
  public static func checkDefault(_ path: String, option: String) throws(OutputError) {
    do throws(OutputError) {
      var walk = try FolderWalk(from: ".", to: FilePath.folderPrefix(path) + ".", makes: false, refusesHidden: false)
      try walk.follow(path)
    } catch {
      // Whoever writes to the folder reports any other error.
      guard case .leavesFolder(let target) = error.reason else { return }
      throw OutputError(path: path, reason: .leavesCurrentFolder(target: target, option: option))
    }
  }

  public static func exists(_ path: String) -> Bool {
    var facts = stat()
    return lstat(path, &facts) == 0
  }

  /// The folder that the file `name` below this one lies in; folders on the way are made if `makes` says so.
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

  /// Makes this folder and those around it: whoever named it chose where it is, also by links.
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
