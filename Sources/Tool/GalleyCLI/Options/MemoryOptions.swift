import ArgumentParser

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

struct MemoryOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Memory limit for images, such as 8GB. (default: 4GB)",
      discussion: """
        Galley refuses an image that needs more. It draws several images at the same time only if together they stay \
        below the limit.
        """,
      valueName: "size"),
    transform: { try ByteCount.bytes($0) })
  var limitMemory: Int?

  /// The limit in bytes, never more than the system permits.
  var limit: Int { min(limitMemory ?? 4_000_000_000, Self.available) }

  /// The memory in bytes that the program and its threads need for everything except images.
  private static let ownNeed = 768_000_000

  /// The memory in bytes that remains for images within a system limit, such as that of `ulimit -v`.
  private static var available: Int {
    var limits = rlimit()
    #if canImport(Glibc)
      guard getrlimit(__rlimit_resource_t(RLIMIT_AS.rawValue), &limits) == 0 else { return .max }
    #else
      guard getrlimit(RLIMIT_AS, &limits) == 0 else { return .max }
    #endif
    return max(64_000_000, Int(clamping: limits.rlim_cur) - ownNeed)
  }
}
