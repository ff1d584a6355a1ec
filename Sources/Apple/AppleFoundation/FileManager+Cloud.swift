public import Foundation

// Folders of iCloud. Nobody is signed in here: there is no such folder, and no file of it.

extension FileManager {
  /// The folder of iCloud called `containerIdentifier`: none, as where nobody is signed in.
  public func url(forUbiquityContainerIdentifier containerIdentifier: String?) -> URL? { nil }
  /// What tells the person from others who is signed in: nobody is.
  public var ubiquityIdentityToken: (any NSObjectProtocol)? { nil }
  /// Whether a file is in iCloud: none is.
  public func isUbiquitousItem(at url: URL) -> Bool { false }
  /// Asks for a file in iCloud; as on Apple's systems, that is an error for a file that is not there.
  public func startDownloadingUbiquitousItem(at url: URL) throws { throw CocoaError(.fileNoSuchFile) }
  /// Takes a file off the device; as on Apple's systems, that is an error for a file that is not in iCloud.
  public func evictUbiquitousItem(at url: URL) throws { throw CocoaError(.fileNoSuchFile) }
  /// Brings a file into iCloud or back; there is none.
  public func setUbiquitous(_ flag: Bool, itemAt url: URL, destinationURL: URL) throws {
    throw CocoaError(.fileNoSuchFile)
  }
  /// The folder that an app shares with its other programs, in a folder of the system's for files that go.
  public func containerURL(forSecurityApplicationGroupIdentifier groupIdentifier: String) -> URL? {
    let folder = temporaryDirectory.appending(path: groupIdentifier)
    try? createDirectory(at: folder, withIntermediateDirectories: true)
    return folder
  }
}

extension Data.WritingOptions {
  /// Under another name first, as it was written before.
  public static var atomicWrite: Data.WritingOptions { .atomic }
}
