public import Foundation

// What taps on a hand that holds a device. None does here: engines start, and nothing is felt.

/// A time that is now.
public let CHHapticTimeImmediate = 0.0

/// A sound that an engine knows.
public typealias CHHapticAudioResourceID = UInt

/// What a device can do.
public protocol CHHapticDeviceCapability {
  /// Whether it taps.
  var supportsHaptics: Bool { get }
  /// Whether it sounds.
  var supportsAudio: Bool { get }
}

/// What plays a pattern.
public protocol CHHapticPatternPlayer: AnyObject {
  /// Begins at `time`.
  func start(atTime time: Double) throws
  /// Ends at `time`.
  func stop(atTime time: Double) throws
  /// Changes how it plays.
  func sendParameters(_ parameters: [CHHapticDynamicParameter], atTime time: Double) throws
  /// Ends at once.
  func cancel() throws
}

/// What plays a pattern again and again.
public protocol CHHapticAdvancedPatternPlayer: CHHapticPatternPlayer {
  /// Whether it begins again.
  var loopEnabled: Bool { get set }
  /// How fast it plays.
  var playbackRate: Float { get set }
  /// Called when it has played; here at once.
  var completionHandler: ((any Error)?) -> Void { get set }
}

/// What makes a device tap.
open class CHHapticEngine: NSObject, @unchecked Sendable {
  /// Why an engine stopped.
  public enum StoppedReason: Int, Sendable {
    case audioSessionInterrupt = 1
    case applicationSuspended, idleTimeout, systemError, notifyWhenFinished, engineDestroyed, gameControllerDisconnect
  }

  /// What becomes of an engine when all has played.
  public enum FinishedAction: Int, Sendable {
    case stopEngine = 1
    case leaveEngineRunning
  }

  /// Called when it has stopped.
  open var stoppedHandler: (StoppedReason) -> Void = { _ in }
  /// Called when it has to begin anew.
  open var resetHandler: () -> Void = {}
  /// Whether it sounds without tapping, and taps without sounding.
  open var playsAudioOnly = false, playsHapticsOnly = false
  /// Whether it sleeps when nothing plays.
  open var isAutoShutdownEnabled = false
  /// Whether sounds are off.
  open var isMutedForAudio = false, isMutedForHaptics = false

  /// An engine.
  public override init() {}
  /// An engine that sounds as `audioSession` says.
  public convenience init(audioSession: Any?) throws { self.init() }

  /// What the device can do: nothing.
  public static func capabilitiesForHardware() -> any CHHapticDeviceCapability { NoCapability() }

  /// What it counts from.
  open var currentTime: Double { 0 }
  /// Begins.
  open func start() throws {}
  /// Begins, and tells that it has.
  open func start(completionHandler: (((any Error)?) -> Void)? = nil) { completionHandler?(nil) }
  /// Ends.
  open func stop(completionHandler: (((any Error)?) -> Void)? = nil) { completionHandler?(nil) }
  /// Asks what becomes of it when all has played.
  open func notifyWhenPlayersFinished(_ handler: @escaping ((any Error)?) -> FinishedAction) { _ = handler(nil) }
  /// What plays `pattern`.
  open func makePlayer(with pattern: CHHapticPattern) throws -> any CHHapticPatternPlayer { SilentPlayer() }
  /// What plays `pattern` again and again.
  open func makeAdvancedPlayer(with pattern: CHHapticPattern) throws -> any CHHapticAdvancedPatternPlayer {
    SilentPlayer()
  }
  /// Plays the pattern of a file.
  open func playPattern(from url: URL) throws {}
  /// Knows the sound of a file.
  open func registerAudioResource(_ url: URL, options: [AnyHashable: Any] = [:]) throws -> CHHapticAudioResourceID { 1 }
  /// Forgets a sound.
  open func unregisterAudioResource(_ id: CHHapticAudioResourceID) throws {}
}

private struct NoCapability: CHHapticDeviceCapability {
  let supportsHaptics = false, supportsAudio = false
}

private final class SilentPlayer: CHHapticAdvancedPatternPlayer {
  var loopEnabled = false
  var playbackRate: Float = 1
  var completionHandler: ((any Error)?) -> Void = { _ in }

  func start(atTime time: Double) { completionHandler(nil) }
  func stop(atTime time: Double) {}
  func sendParameters(_ parameters: [CHHapticDynamicParameter], atTime time: Double) {}
  func cancel() {}
}
