public import Foundation

// What taps on a hand that holds a device. None does here: engines start, and nothing is felt.

/// A time that is now.
public let CHHapticTimeImmediate = 0.0

/// A sound that an engine knows.
public typealias CHHapticAudioResourceID = UInt

/// What a device can do.
public protocol CHHapticDeviceCapability {
  var supportsHaptics: Bool { get }
  var supportsAudio: Bool { get }
}

/// What plays a pattern.
public protocol CHHapticPatternPlayer: AnyObject {
  func start(atTime time: Double) throws
  func stop(atTime time: Double) throws
}

/// What plays a pattern again and again.
public protocol CHHapticAdvancedPatternPlayer: CHHapticPatternPlayer {
  var completionHandler: ((any Error)?) -> Void { get set }
}

/// What makes a device tap.
open class CHHapticEngine: NSObject {
  open var resetHandler: () -> Void = {}
  /// Whether it sounds without tapping, and taps without sounding.
  open var playsAudioOnly = false, playsHapticsOnly = false
  /// Whether it sleeps when nothing plays.
  open var isAutoShutdownEnabled = false

  public override init() {}
  public convenience init(audioSession: Any?) throws { self.init() }

  /// What the device can do: nothing.
  public static func capabilitiesForHardware() -> any CHHapticDeviceCapability { NoCapability() }
  open func start() throws {}
  open func start(completionHandler: (((any Error)?) -> Void)? = nil) { completionHandler?(nil) }
  open func stop(completionHandler: (((any Error)?) -> Void)? = nil) { completionHandler?(nil) }
  open func makePlayer(with pattern: CHHapticPattern) throws -> any CHHapticPatternPlayer { SilentPlayer() }
  open func makeAdvancedPlayer(with pattern: CHHapticPattern) throws -> any CHHapticAdvancedPatternPlayer {
    SilentPlayer()
  }
  open func registerAudioResource(_ url: URL, options: [AnyHashable: Any] = [:]) throws -> CHHapticAudioResourceID { 1 }
  open func unregisterAudioResource(_ id: CHHapticAudioResourceID) throws {}
}

private struct NoCapability: CHHapticDeviceCapability {
  let supportsHaptics = false, supportsAudio = false
}

private final class SilentPlayer: CHHapticAdvancedPatternPlayer {
  var completionHandler: ((any Error)?) -> Void = { _ in }

  func start(atTime time: Double) { completionHandler(nil) }
  func stop(atTime time: Double) {}
}
