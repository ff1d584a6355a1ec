import Foundation

/// The thread that UIKit's views belong to.
enum MainThread {
  /// What is handed from one context of the same thread to another.
  private struct Handed<Value>: @unchecked Sendable {
    let value: Value
  }

  /// What `work` answers; nil on another thread, where nothing is done.
  static func run<Result>(_ work: @MainActor () -> Result) -> Result? {
    guard Thread.isMainThread else { return nil }
    return MainActor.assumeIsolated { Handed(value: work()) }.value
  }
}
