public import Foundation

// Compile-only stubs: they report that haptics are not supported. Engines start, and players do nothing.

public let CHHapticTimeImmediate = 0.0

public typealias CHHapticAudioResourceID = UInt

public protocol CHHapticDeviceCapability {
  var supportsHaptics: Bool { get }
  var supportsAudio: Bool { get }
}

public protocol CHHapticPatternPlayer: AnyObject {
  func start(atTime time: Double) throws
  func stop(atTime time: Double) throws
}

public protocol CHHapticAdvancedPatternPlayer: CHHapticPatternPlayer {
  var completionHandler: ((any Error)?) -> Void { get set }
}

open class CHHapticEngine: NSObject {
  open var resetHandler: () -> Void = {}
  open var playsAudioOnly = false, playsHapticsOnly = false
  open var isAutoShutdownEnabled = false

  public override init() {}
  public convenience init(audioSession: Any?) throws { self.init() }

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
