public import Foundation

// Folders of iCloud. Nobody is signed in here: there is no such folder, and no file of it.

extension FileManager {
  public func url(forUbiquityContainerIdentifier containerIdentifier: String?) -> URL? { nil }
  public var ubiquityIdentityToken: (any NSObjectProtocol)? { nil }
  public func isUbiquitousItem(at url: URL) -> Bool { false }
  /// Asks for a file in iCloud; as on Apple's systems, that is an error for a file that is not there.
  public func startDownloadingUbiquitousItem(at url: URL) throws { throw CocoaError(.fileNoSuchFile) }
  /// Takes a file off the device; as on Apple's systems, that is an error for a file that is not in iCloud.
  public func evictUbiquitousItem(at url: URL) throws { throw CocoaError(.fileNoSuchFile) }
  public func setUbiquitous(_ flag: Bool, itemAt url: URL, destinationURL: URL) throws {
    throw CocoaError(.fileNoSuchFile)
  }
  public func containerURL(forSecurityApplicationGroupIdentifier groupIdentifier: String) -> URL? {
    let folder = temporaryDirectory.appending(path: groupIdentifier)
    try? createDirectory(at: folder, withIntermediateDirectories: true)
    return folder
  }
}

extension Data.WritingOptions {
  public static var atomicWrite: Data.WritingOptions { .atomic }
}
