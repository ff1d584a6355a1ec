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
  /// The folder's path.
  public let path: String

  /// The folder at `path`; it is made when the first file is written.
  public init(_ path: String) { self.path = path.isEmpty ? "." : path }

  /// Writes `bytes` to `name` below the folder, making folders between.
  ///
  /// - Throws: ``OutputError`` that names the path and the reason.
  public func write(_ bytes: [UInt8], to name: String) throws(OutputError) {
    let draft = try draft(name)
    try draft.write(bytes)
    try draft.replaceTarget()
  }

  /// Writes several files below the folder, all or none: all of them are whole before the first takes its place, and
  /// where one cannot take it, those before it give theirs back to what was there.
  ///
  /// - Throws: ``OutputError`` that names the path and the reason.
  public func writeTogether(_ contents: [(bytes: [UInt8], name: String)]) throws(OutputError) {
    var drafts: [DraftFile] = []
    for (bytes, name) in contents {
      let draft = try draft(name)
      try draft.write(bytes)
      drafts.append(draft)
    }
    var placed: [DraftFile] = []
    do throws(OutputError) {
      for draft in drafts {
        try draft.keepTarget()
        placed.append(draft)
        try draft.replaceTarget()
      }
    } catch {
      for draft in placed.reversed() { draft.restoreTarget() }
      throw error
    }
  }

  /// Removes the file `name` below the folder, and those folders around it that it leaves empty.
  ///
  /// - Throws: ``OutputError`` that names the path and the reason.
  public func remove(_ name: String) throws(OutputError) {
    let target = self.path(of: name)
    guard FilePath.staysInside(name) else { throw OutputError(path: target, reason: .leavesFolder(target: name)) }
    try checkLinks(above: target)
    guard unlink(target) == 0 else { throw OutputError(path: target, code: errno) }
    var parts = FilePath.normalized(name).split(separator: "/").dropLast()
    // The system refuses to remove a folder that holds something.
    while !parts.isEmpty, rmdir(self.path(of: parts.joined(separator: "/"))) == 0 { parts = parts.dropLast() }
  }

  /// The draft of the file `name`, with the folders between.
  func draft(_ name: String) throws(OutputError) -> DraftFile {
    let target = self.path(of: name)
    guard FilePath.staysInside(name) else { throw OutputError(path: target, reason: .leavesFolder(target: name)) }
    try makeFolders(above: target)
    try checkLinks(above: target)
    return try DraftFile(besides: target)
  }

  /// The folder `name` below this one, made where it is missing, open for many files.
  ///
  /// - Throws: ``OutputError`` that names the path and the reason.
  public func open(_ name: String) throws(OutputError) -> OpenFolder {
    let target = self.path(of: name)
    guard FilePath.staysInside(name) else { throw OutputError(path: target, reason: .leavesFolder(target: name)) }
    try makeFolders(above: target + "/.")
    try checkLinks(above: target + "/.")
    return try OpenFolder(target)
  }

  /// Makes the folders that the file `name` below this one lies in.
  package func makeFolder(for name: String) throws(OutputError) {
    let target = self.path(of: name)
    guard FilePath.staysInside(name) else { throw OutputError(path: target, reason: .leavesFolder(target: name)) }
    try makeFolders(above: target)
    try checkLinks(above: target)
  }

  /// Gives the finished file `draft` the name `name`, in the place of what was there; answers its size.
  package func place(_ draft: String, as name: String) throws(OutputError) -> Int {
    let (source, target) = (self.path(of: draft), self.path(of: name))
    var facts = stat()
    guard lstat(source, &facts) == 0, rename(source, target) == 0 else { throw OutputError(path: target, code: errno) }
    return Int(facts.st_size)
  }

  /// Writes `bytes` behind what the file `name` below the folder holds, in one piece.
  ///
  /// - Throws: ``OutputError`` that names the path and the reason.
  public func append(_ bytes: [UInt8], to name: String) throws(OutputError) {
    let target = self.path(of: name)
    guard FilePath.staysInside(name) else { throw OutputError(path: target, reason: .leavesFolder(target: name)) }
    try makeFolders(above: target)
    try checkLinks(above: target)
    let file = Self.systemOpen(target, O_WRONLY | O_CREAT | O_APPEND | O_NOFOLLOW | O_CLOEXEC)
    guard file >= 0 else { throw OutputError(path: target, code: errno) }
    defer { close(file) }
    let count = bytes.withUnsafeBytes { SystemFile.write(file, $0) }
    guard count == bytes.count else { throw OutputError(path: target, code: count < 0 ? errno : ENOSPC) }
  }

  private static func systemOpen(_ path: String, _ flags: Int32) -> Int32 {
    #if canImport(Glibc)
      Glibc.open(path, flags, 0o644)
    #else
      Darwin.open(path, flags, 0o644)
    #endif
  }

  /// The path of the file that is called `name` below the folder.
  public func path(of name: String) -> String { FilePath.folderPrefix(path) + name }

  /// Whether something is at `path`.
  public static func exists(_ path: String) -> Bool {
    var facts = stat()
    return lstat(path, &facts) == 0
  }

  private func makeFolders(above target: String) throws(OutputError) {
    var made = target.hasPrefix("/") ? "" : "."
    for part in target.split(separator: "/").dropLast() {
      made += "/\(part)"
      guard mkdir(made, 0o755) == 0 || isFolder(made) else {
        let code = errno
        throw OutputError(path: FilePath.normalized(made), code: code)
      }
    }
  }

  /// The folder itself may be a link, since whoever named it chose it; links below it were chosen by nobody.
  private func checkLinks(above target: String) throws(OutputError) {
    let folder = FilePath.folder(of: target)
    guard let root = FileReader.disk.resolve(path), let resolved = FileReader.disk.resolve(folder) else { return }
    guard FilePath.isBelow(resolved, root) else {
      throw OutputError(path: target, reason: .leavesFolder(target: resolved))
    }
  }

  private func isFolder(_ path: String) -> Bool {
    let code = errno
    defer { errno = code }
    var facts = stat()
    return stat(path, &facts) == 0 && facts.st_mode & S_IFMT == S_IFDIR
  }
}
