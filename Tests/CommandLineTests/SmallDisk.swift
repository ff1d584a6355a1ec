import Foundation

/// A small disk in memory that is unmounted when its owner is released.
final class SmallDisk {
  let path: String

  struct CannotMount: Error {}

  /// Whether this user may mount disks. Usually only root may.
  static let isPossible = (try? SmallDisk(kilobytes: 4)) != nil

  init(kilobytes: Int) throws {
    path = FileManager.default.temporaryDirectory.appending(path: "galley-" + UUID().uuidString).path
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    guard Self.run("mount", "-t", "tmpfs", "-o", "size=\(kilobytes)k", "tmpfs", path) else {
      try FileManager.default.removeItem(atPath: path)
      throw CannotMount()
    }
  }

  deinit {
    _ = Self.run("umount", path)
    try? FileManager.default.removeItem(atPath: path)
  }

  private static func run(_ arguments: String...) -> Bool {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = arguments
    process.standardError = FileHandle.nullDevice
    guard (try? process.run()) != nil else { return false }
    process.waitUntilExit()
    return process.terminationStatus == 0
  }
}
