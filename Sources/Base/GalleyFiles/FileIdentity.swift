#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// An identity that changes whenever the file is written or replaced.
package struct FileIdentity: Hashable, Sendable {
  private let number: UInt64
  private let device: UInt64
  private let size: Int
  private let seconds: Int
  private let nanoseconds: Int

  package init?(_ path: String) {
    var facts = stat()
    guard stat(path, &facts) == 0 else { return nil }
    number = UInt64(facts.st_ino)
    device = UInt64(truncatingIfNeeded: facts.st_dev)
    size = Int(facts.st_size)
    #if canImport(Glibc)
      (seconds, nanoseconds) = (facts.st_mtim.tv_sec, facts.st_mtim.tv_nsec)
    #else
      (seconds, nanoseconds) = (facts.st_mtimespec.tv_sec, facts.st_mtimespec.tv_nsec)
    #endif
  }

  package var text: String { "\(device) \(number) \(size) \(seconds).\(nanoseconds)" }
}
