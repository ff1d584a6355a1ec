public struct StatusBar: Hashable, Sendable {
  /// The time as displayed (default: "9:41", as in Apple's pictures).
  public var time: String
  /// The signal strength, 0 … 4 bars; nil hides it.
  public var signal: Int?
  public var wifi: Bool
  /// The battery level, 0 … 1.
  public var battery: Double

  /// Creates a status bar.
  ///
  /// - Parameters:
  ///   - time: The time as displayed (default: "9:41", as in Apple's pictures).
  ///   - signal: The signal strength in bars, from 0 to 4 (default: 4); nil hides it.
  ///   - wifi: Whether to show the Wi-Fi symbol (default: `true`).
  ///   - battery: The battery level, from 0 to 1 (default: 1).
  public init(time: String = "9:41", signal: Int? = 4, wifi: Bool = true, battery: Double = 1) {
    (self.time, self.signal, self.wifi, self.battery) = (time, signal, wifi, battery)
  }
}
