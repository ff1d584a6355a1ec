public import Foundation

#if !canImport(Darwin)
  extension Measurement {
    /// Foundation has no formats of measurements on Linux.
    @available(*, unavailable, message: "Foundation has no formats of measurements on Linux: write the value's own")
    public func formatted() -> String { description }
  }

  extension PersonNameComponents {
    /// Foundation has no formats of names on Linux.
    @available(*, unavailable, message: "Foundation has no formats of names on Linux: write their parts")
    public func formatted() -> String { description }
  }
#endif
