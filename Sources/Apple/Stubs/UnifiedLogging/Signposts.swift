public struct OSSignpostID: Hashable, Sendable {
  private let number: UInt64
  public static let exclusive = OSSignpostID(number: 1)

  private init(number: UInt64) { self.number = number }
  public init(log: OSLog) { self = .exclusive }
  public init(log: OSLog, object: AnyObject) { self = .exclusive }
}

public enum OSSignpostType: Sendable {
  case begin, end, event
}

/// Has no effect.
public func os_signpost(
  _ type: OSSignpostType, dso: UnsafeRawPointer? = nil, log: OSLog, name: StaticString,
  signpostID: OSSignpostID = .exclusive
) {}

/// Has no effect.
public func os_signpost(
  _ type: OSSignpostType, dso: UnsafeRawPointer? = nil, log: OSLog, name: StaticString,
  signpostID: OSSignpostID = .exclusive, _ format: StaticString, _ arguments: Any...
) {}
