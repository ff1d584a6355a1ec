public import Foundation

// C names of Apple's Foundation as aliases for Swift types.

public typealias CFURL = URL
public typealias CFError = NSError
public let INT16_MIN = Int32(Int16.min)
