import CDispatch
public import Dispatch
import Foundation

/// The name of a queue, as sources for Apple's systems ask for it; nil is the queue that the code runs on.
public func __dispatch_queue_get_label(_ queue: DispatchQueue?) -> UnsafePointer<CChar> {
  queue.map { QueueLabels.shared.words(of: $0.label) } ?? dispatch_queue_get_label(nil)
}

/// The names of queues that somebody asked for, each of which stays where it is.
private final class QueueLabels: @unchecked Sendable {
  static let shared = QueueLabels()
  private let lock = NSLock()
  private var kept: [String: UnsafePointer<CChar>] = [:]

  func words(of label: String) -> UnsafePointer<CChar> {
    lock.withLock {
      if let words = kept[label] { return words }
      let letters = label.utf8CString
      let place = UnsafeMutablePointer<CChar>.allocate(capacity: letters.count)
      for (index, letter) in letters.enumerated() { (place + index).initialize(to: letter) }
      kept[label] = UnsafePointer(place)
      return UnsafePointer(place)
    }
  }
}
