public import Foundation

/// Taps and sounds one after the other.
open class CHHapticPattern: NSObject {
  /// How long it is, in seconds.
  public let duration: Double

  /// The pattern of `events`.
  public init(events: [CHHapticEvent], parameters: [CHHapticDynamicParameter]) throws {
    duration = events.map { $0.relativeTime + $0.duration }.max() ?? 0
  }

  /// The pattern of `events`.
  public convenience init(events: [CHHapticEvent], parameterCurves: [CHHapticParameterCurve]) throws {
    try self.init(events: events, parameters: [])
  }
}

/// A tap or a sound.
open class CHHapticEvent: NSObject {
  /// Its kind.
  public struct EventType: RawRepresentable, Hashable, Sendable {
    /// Its name.
    public let rawValue: String
    /// The kind called `rawValue`.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A short tap.
    public static let hapticTransient = EventType(rawValue: "HapticTransient")
    /// A long one.
    public static let hapticContinuous = EventType(rawValue: "HapticContinuous")
    /// A tone.
    public static let audioContinuous = EventType(rawValue: "AudioContinuous")
    /// A sound of one's own.
    public static let audioCustom = EventType(rawValue: "AudioCustom")
  }

  /// What of it can be other.
  public struct ParameterID: RawRepresentable, Hashable, Sendable {
    /// Its name.
    public let rawValue: String
    /// What is called `rawValue`.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// How strong it is.
    public static let hapticIntensity = ParameterID(rawValue: "HapticIntensity")
    /// How sharp it is.
    public static let hapticSharpness = ParameterID(rawValue: "HapticSharpness")
    /// How fast it comes.
    public static let attackTime = ParameterID(rawValue: "AttackTime")
    /// How fast it fades.
    public static let decayTime = ParameterID(rawValue: "DecayTime")
    /// How fast it goes.
    public static let releaseTime = ParameterID(rawValue: "ReleaseTime")
    /// Whether it stays.
    public static let sustained = ParameterID(rawValue: "Sustained")
    /// How loud it is.
    public static let audioVolume = ParameterID(rawValue: "AudioVolume")
    /// How high it is.
    public static let audioPitch = ParameterID(rawValue: "AudioPitch")
    /// On which side it is.
    public static let audioPan = ParameterID(rawValue: "AudioPan")
    /// How bright it is.
    public static let audioBrightness = ParameterID(rawValue: "AudioBrightness")
  }

  /// Its kind.
  public let type: EventType
  /// What of it is said.
  public let eventParameters: [CHHapticEventParameter]
  /// When it begins, and how long it is, in seconds.
  open var relativeTime: Double, duration: Double

  /// A tap or a tone.
  public init(
    eventType type: EventType, parameters: [CHHapticEventParameter], relativeTime: Double, duration: Double = 0
  ) {
    (self.type, eventParameters) = (type, parameters)
    (self.relativeTime, self.duration) = (relativeTime, duration)
  }

  /// A sound.
  public convenience init(
    audioResourceID: CHHapticAudioResourceID, parameters: [CHHapticEventParameter], relativeTime: Double,
    duration: Double = 0
  ) { self.init(eventType: .audioCustom, parameters: parameters, relativeTime: relativeTime, duration: duration) }
}

/// What is said of a tap or a sound.
open class CHHapticEventParameter: NSObject {
  /// What it is.
  public let parameterID: CHHapticEvent.ParameterID
  /// How much.
  open var value: Float

  /// As much as `value`.
  public init(parameterID: CHHapticEvent.ParameterID, value: Float) {
    (self.parameterID, self.value) = (parameterID, value)
  }
}

/// What changes how a pattern plays.
open class CHHapticDynamicParameter: NSObject {
  /// What changes.
  public struct ID: RawRepresentable, Hashable, Sendable {
    /// Its name.
    public let rawValue: String
    /// What is called `rawValue`.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// How strong taps are.
    public static let hapticIntensityControl = ID(rawValue: "HapticIntensityControl")
    /// How sharp taps are.
    public static let hapticSharpnessControl = ID(rawValue: "HapticSharpnessControl")
    /// How loud sounds are.
    public static let audioVolumeControl = ID(rawValue: "AudioVolumeControl")
  }

  /// What changes.
  public let parameterID: ID
  /// To how much, and when.
  open var value: Float, relativeTime: Double

  /// To as much as `value`, at `relativeTime`.
  public init(parameterID: ID, value: Float, relativeTime: Double) {
    (self.parameterID, self.value, self.relativeTime) = (parameterID, value, relativeTime)
  }
}

/// What changes how a pattern plays little by little.
open class CHHapticParameterCurve: NSObject {
  /// A moment of the change.
  open class ControlPoint: NSObject {
    /// When, and how much.
    open var relativeTime: Double, value: Float

    /// As much as `value`, at `time`.
    public init(relativeTime time: Double, value: Float) { (relativeTime, self.value) = (time, value) }
  }

  /// What changes.
  public let parameterID: CHHapticDynamicParameter.ID
  /// The moments.
  public let controlPoints: [ControlPoint]

  /// A change through `controlPoints`.
  public init(parameterID: CHHapticDynamicParameter.ID, controlPoints: [ControlPoint], relativeTime: Double) {
    (self.parameterID, self.controlPoints) = (parameterID, controlPoints)
  }
}
