/// What marks stretches of time for an instrument; none looks on here, and nothing is marked.
public struct OSSignposter: Sendable {
  /// One without a name.
  public init() {}
  /// One of the part of a program called `subsystem`.
  public init(subsystem: String, category: String) {}
  /// One of the part of a program called `subsystem`.
  public init(subsystem: String, category: OSLog.Category) {}
  /// One that marks in `log`.
  public init(logHandle: OSLog) {}
  /// One that marks in the place of `logger`.
  public init(logger: Logger) {}

  /// One that marks nothing.
  public static let disabled = OSSignposter()
  /// Whether an instrument looks on: none does.
  public var isEnabled: Bool { false }

  /// A name for a stretch.
  public func makeSignpostID() -> OSSignpostID { .exclusive }
  /// A name for a stretch that is `object`'s.
  public func makeSignpostID(from object: AnyObject) -> OSSignpostID { .exclusive }
  /// Begins a stretch.
  public func beginInterval(_ name: StaticString, id: OSSignpostID = .exclusive) -> OSSignpostIntervalState { .init() }
  /// Begins a stretch.
  public func beginInterval(
    _ name: StaticString, id: OSSignpostID = .exclusive, _ message: OSLogMessage
  ) -> OSSignpostIntervalState { .init() }
  /// Ends a stretch.
  public func endInterval(_ name: StaticString, _ state: OSSignpostIntervalState) {}
  /// Ends a stretch.
  public func endInterval(_ name: StaticString, _ state: OSSignpostIntervalState, _ message: OSLogMessage) {}
  /// Marks a moment.
  public func emitEvent(_ name: StaticString, id: OSSignpostID = .exclusive) {}
  /// Marks a moment.
  public func emitEvent(_ name: StaticString, id: OSSignpostID = .exclusive, _ message: OSLogMessage) {}
  /// The stretch in which `body` runs.
  public func withIntervalSignpost<Answer>(
    _ name: StaticString, id: OSSignpostID = .exclusive, around body: () throws -> Answer
  ) rethrows -> Answer { try body() }
}

/// A stretch that has begun.
public final class OSSignpostIntervalState: Sendable {}

/// The name of a stretch.
public struct OSSignpostID: Hashable, Sendable {
  private let number: UInt64
  /// The only one of its name.
  public static let exclusive = OSSignpostID(number: 1)
  /// None.
  public static let null = OSSignpostID(number: 0)
  /// No valid one.
  public static let invalid = OSSignpostID(number: .max)

  private init(number: UInt64) { self.number = number }
  /// A name for a stretch in `log`.
  public init(log: OSLog) { self = .exclusive }
  /// A name for a stretch in `log` that is `object`'s.
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
