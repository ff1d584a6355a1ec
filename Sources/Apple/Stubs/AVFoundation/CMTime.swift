/// A time in a film, as a number of parts of a second.
public struct CMTime: Hashable, Sendable {
  public var value: Int64
  /// How many parts a second has; none where the time is not known.
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

  /// The time in seconds; not a number where it is not known.
  public var seconds: Double { timescale == 0 ? .nan : Double(value) / Double(timescale) }
}

extension AVPlayer {
  /// Where it is: at the beginning, as nothing plays.
  public func currentTime() -> CMTime { .zero }
}
