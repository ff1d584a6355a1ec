import Foundation

/// Closes what was opened with `dlopen`; nil is nothing, as on Apple's systems.
@discardableResult
public func dlclose(_ handle: UnsafeMutableRawPointer?) -> Int32 { handle.map { Foundation.dlclose($0) } ?? 0 }
