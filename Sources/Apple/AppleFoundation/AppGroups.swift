public import Foundation

extension FileManager {
  /// Returns a folder in the temporary directory.
  public func containerURL(forSecurityApplicationGroupIdentifier groupIdentifier: String) -> URL? {
    let folder = temporaryDirectory.appending(path: groupIdentifier)
    try? createDirectory(at: folder, withIntermediateDirectories: true)
    return folder
  }
}

extension Data.WritingOptions {
  public static var atomicWrite: Data.WritingOptions { .atomic }
}
