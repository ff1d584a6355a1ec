/// With a timescale of 0, the time is invalid and `seconds` is NaN.
public struct CMTime: Hashable, Sendable {
  public var value: Int64
  public var timescale: Int32

  public static let zero = CMTime(value: 0, timescale: 1)
  public static let invalid = CMTime(value: 0, timescale: 0)

  public init(value: Int64, timescale: Int32) {
    self.value = value
    self.timescale = timescale
  }

  public init(seconds: Double, preferredTimescale: Int32) {
    let parts = (seconds * Double(preferredTimescale)).rounded()
    self = Int64(exactly: parts).map { CMTime(value: $0, timescale: preferredTimescale) } ?? .invalid
  }

  public var seconds: Double { timescale == 0 ? .nan : Double(value) / Double(timescale) }
}

extension AVPlayer {
  public func currentTime() -> CMTime { .zero }
}
