import Foundation

/// The thread that UIKit's views belong to, which is that of the main queue.
enum MainThread {
  private static let mark: DispatchSpecificKey<Bool> = {
    let mark = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: mark, value: true)
    return mark
  }()

  private struct Handed<Value>: @unchecked Sendable {
    let value: Value
  }

  /// What `work` answers; nil on another thread, where nothing is done.
  static func run<Result>(_ work: @MainActor () -> Result) -> Result? {
    // In programs that have given their first thread away, the main queue has another.
    guard Thread.isMainThread || DispatchQueue.getSpecific(key: mark) == true else { return nil }
    return MainActor.assumeIsolated { Handed(value: work()) }.value
  }
}
