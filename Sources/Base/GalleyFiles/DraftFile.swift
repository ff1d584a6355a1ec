#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// A temporary file that replaces its target when it is complete. The draft is locked while it is open, so if two runs
/// write to the same folder, one waits for the other. If a run was killed, its draft is not locked, and the next run
/// with the same target takes it over.
final class DraftFile {
  private let target: String
  private let file: LockedFile
  private var folder: FolderHandle { file.folder }
  private var byteCount = 0

  init(besides target: String, in folder: FolderHandle, _ drafts: Drafts) throws(OutputError) {
    self.target = target
    // A stream such as a device must not be replaced by a file. The system itself refuses to replace a folder.
    guard !folder.containsStream(target) else {
      throw OutputError(path: folder.path(of: target), reason: .notRegular)
    }
    try drafts.checkTarget(target, in: folder)
    file = try LockedFile(Self.name(of: target), in: folder, for: folder.path(of: target), drafts)
    try check(file.clear())
  }

  static func name(of target: String) -> String { target + ".part" }

  func write(_ bytes: [UInt8]) throws(OutputError) {
    try check(file.write(bytes))
    byteCount += bytes.count
  }

  func finish() throws(OutputError) {
    try check(file.check())
    try check(file.size == byteCount ? nil : EIO)
  }

  func replaceTarget() throws(OutputError) {
    try finish()
    // The program may have begun to read the target after the draft was opened.
    try file.drafts.checkTarget(target, in: folder)
    try check(
      file.drafts.settle {
        let code = rename()
        return (code, code == nil ? numbers : [])
      })
    file.keep()
  }

  func rename() -> Int32? {
    renameat(folder.descriptor, file.name, folder.descriptor, target) == 0 ? nil : errno
  }

  func keep() { file.keep() }

  var numbers: [Int] { file.numbers }

  private func check(_ code: Int32?) throws(OutputError) {
    if let code { throw OutputError(path: folder.path(of: target), code: code) }
  }
}
