public import Foundation

// The names that C's half of Apple's Foundation has for Swift's own types. Values need no conversion here.

/// An address.
public typealias CFURL = URL
/// A text.
public typealias CFString = String
/// Bytes.
public typealias CFData = Data
/// Values by their names.
public typealias CFDictionary = [AnyHashable: Any]
/// Values in order.
public typealias CFArray = [Any]
/// Why something did not work.
public typealias CFError = NSError
/// A length of time, in seconds.
public typealias CFTimeInterval = Double
/// A time, in seconds since 2001.
public typealias CFAbsoluteTime = Double
/// A place in a list.
public typealias CFIndex = Int
