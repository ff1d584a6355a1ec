#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// A file that is being written beside its target, under the target's name and ".part".
///
/// The draft is locked while it is open, so that two runs into one folder write one after the other. A draft that a
/// killed run left behind has no lock: the next run that writes the same target takes it over.
final class DraftFile {
  private let target: String
  private let file: LockedFile
  private var folder: FolderHandle { file.folder }
  private var byteCount = 0

  init(besides target: String, in folder: FolderHandle, _ drafts: Drafts) throws(OutputError) {
    self.target = target
    // What stands there and is no file, such as a device, is not replaced by one; a folder the system refuses itself.
    guard !folder.holdsStream(target) else {
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

  /// Gives the draft the target's name, in the place of what was there.
  func replaceTarget() throws(OutputError) {
    try finish()
    // The program may have begun to read it since the draft was opened.
    try file.drafts.checkTarget(target, in: folder)
    try check(
      file.drafts.settle {
        let code = rename()
        return (code, code == nil ? numbers : [])
      })
    file.keep()
  }

  /// Gives the draft the target's name, within a step that nothing interrupts; answers the system's error number.
  func rename() -> Int32? {
    renameat(folder.descriptor, file.name, folder.descriptor, target) == 0 ? nil : errno
  }

  func keep() { file.keep() }

  var numbers: [Int] { file.numbers }

  private func check(_ code: Int32?) throws(OutputError) {
    if let code { throw OutputError(path: folder.path(of: target), code: code) }
  }
}
