import Foundation

/// UIKit views are bound to the main thread.
enum MainThread {
  private static let mark: DispatchSpecificKey<Bool> = {
    let mark = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: mark, value: true)
    return mark
  }()

  private struct Transferred<Value>: @unchecked Sendable {
    let value: Value
  }

  /// Returns nil on any other thread.
  static func run<Result>(_ work: @MainActor () -> Result) -> Result? {
    // If a program has handed over its first thread, the main queue runs on a different one.
    guard Thread.isMainThread || DispatchQueue.getSpecific(key: mark) == true else { return nil }
    return MainActor.assumeIsolated { Transferred(value: work()) }.value
  }
}
