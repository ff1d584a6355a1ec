/// What marks stretches of time for an instrument; none looks on here, and nothing is marked.
public struct OSSignposter: Sendable {
  /// One without a name.
  public init() {}
  public init(subsystem: String, category: String) {}
  public init(subsystem: String, category: OSLog.Category) {}
  public init(logHandle: OSLog) {}
  public init(logger: Logger) {}

  /// One that marks nothing.
  public static let disabled = OSSignposter()
  public var isEnabled: Bool { false }

  public func makeSignpostID() -> OSSignpostID { .exclusive }
  public func makeSignpostID(from object: AnyObject) -> OSSignpostID { .exclusive }
  public func beginInterval(_ name: StaticString, id: OSSignpostID = .exclusive) -> OSSignpostIntervalState { .init() }
  public func beginInterval(
    _ name: StaticString, id: OSSignpostID = .exclusive, _ message: OSLogMessage
  ) -> OSSignpostIntervalState { .init() }
  public func endInterval(_ name: StaticString, _ state: OSSignpostIntervalState) {}
  public func endInterval(_ name: StaticString, _ state: OSSignpostIntervalState, _ message: OSLogMessage) {}
  public func emitEvent(_ name: StaticString, id: OSSignpostID = .exclusive) {}
  public func emitEvent(_ name: StaticString, id: OSSignpostID = .exclusive, _ message: OSLogMessage) {}
  public func withIntervalSignpost<Answer>(
    _ name: StaticString, id: OSSignpostID = .exclusive, around body: () throws -> Answer
  ) rethrows -> Answer { try body() }
}

/// A stretch that has begun.
public final class OSSignpostIntervalState: Sendable {}

/// The name of a stretch.
public struct OSSignpostID: Hashable, Sendable {
  private let number: UInt64
  public static let exclusive = OSSignpostID(number: 1)
  public static let null = OSSignpostID(number: 0)
  public static let invalid = OSSignpostID(number: .max)

  private init(number: UInt64) { self.number = number }
  public init(log: OSLog) { self = .exclusive }
  public init(log: OSLog, object: AnyObject) { self = .exclusive }
}

/// Which end of a stretch is marked.
public enum OSSignpostType: Sendable {
  case begin, end, event
}

/// Marks an end of a stretch; no instrument looks on.
public func os_signpost(
  _ type: OSSignpostType, dso: UnsafeRawPointer? = nil, log: OSLog, name: StaticString,
  signpostID: OSSignpostID = .exclusive
) {}

/// Marks an end of a stretch; no instrument looks on.
public func os_signpost(
  _ type: OSSignpostType, dso: UnsafeRawPointer? = nil, log: OSLog, name: StaticString,
  signpostID: OSSignpostID = .exclusive, _ format: StaticString, _ arguments: Any...
) {}
