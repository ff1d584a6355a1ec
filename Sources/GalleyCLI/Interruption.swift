import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Ctrl-C, taken as a wish to stop at the next frame; the second one stops at once.
enum Interruption {
  private static let wasAsked = Atomic(false)

  /// Whether someone asked to stop since ``listen()``.
  static var isAsked: Bool { wasAsked.load(ordering: .relaxed) }

  /// From now on Ctrl-C, and a polite wish to end, only say so.
  static func listen() {
    // Touched here first, so that the handler finds it made.
    wasAsked.store(false, ordering: .relaxed)
    for number in [SIGINT, SIGTERM] {
      signal(number) { number in
        Interruption.wasAsked.store(true, ordering: .relaxed)
        signal(number, SIG_DFL)
      }
    }
  }
}
