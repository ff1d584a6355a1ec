/// What the system shows at the top of a screen: the time, and how the device is doing.
public struct StatusBar: Hashable, Sendable {
  /// The time as it is shown; Apple's own pictures show 9:41, the default.
  public var time: String
  /// How many of four bars the mobile network has, 0 to 4; nil shows none, as on a device without one.
  public var signal: Int?
  public var wifi: Bool
  /// How full the battery is, 0 to 1.
  public var battery: Double

  /// A status bar; by default that of Apple's own pictures.
  public init(time: String = "9:41", signal: Int? = 4, wifi: Bool = true, battery: Double = 1) {
    (self.time, self.signal, self.wifi, self.battery) = (time, signal, wifi, battery)
  }
}
