public import Foundation

#if !canImport(Darwin)
  extension PersonNameComponents {
    @available(*, unavailable, message: "Foundation has no formats of names on Linux: write their parts")
    public func formatted() -> String { description }
  }
#endif
