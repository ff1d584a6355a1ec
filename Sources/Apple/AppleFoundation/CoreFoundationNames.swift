public import Foundation

// Names that Apple's Foundation has in C, for Swift's own types.

public typealias CFURL = URL
public typealias CFError = NSError
public let INT16_MIN = Int32(Int16.min)
