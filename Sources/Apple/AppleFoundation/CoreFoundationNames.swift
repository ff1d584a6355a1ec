public import Foundation

// Core Foundation type names, as aliases for Swift types.

public typealias CFURL = URL
public typealias CFError = NSError
public let INT16_MIN = Int32(Int16.min)
/// Nanoseconds per second.
public let NSEC_PER_SEC: UInt64 = 1_000_000_000
/// Nanoseconds per millisecond.
public let NSEC_PER_MSEC: UInt64 = 1_000_000
