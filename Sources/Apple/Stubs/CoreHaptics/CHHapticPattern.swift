public import Foundation

open class CHHapticPattern: NSObject {
  public let duration: Double

  public init(events: [CHHapticEvent], parameters: [CHHapticDynamicParameter]) throws {
    duration = events.map { $0.relativeTime + $0.duration }.max() ?? 0
  }

  public convenience init(events: [CHHapticEvent], parameterCurves: [CHHapticParameterCurve]) throws {
    try self.init(events: events, parameters: [])
  }
}

open class CHHapticEvent: NSObject {
  public struct EventType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let hapticContinuous = EventType(rawValue: "HapticContinuous")
    public static let audioCustom = EventType(rawValue: "AudioCustom")
  }

  public struct ParameterID: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let hapticIntensity = ParameterID(rawValue: "HapticIntensity")
    public static let hapticSharpness = ParameterID(rawValue: "HapticSharpness")
    public static let audioVolume = ParameterID(rawValue: "AudioVolume")
  }

  public let type: EventType
  public let eventParameters: [CHHapticEventParameter]
  open var relativeTime: Double, duration: Double

  public init(
    eventType type: EventType, parameters: [CHHapticEventParameter], relativeTime: Double, duration: Double = 0
  ) {
    (self.type, eventParameters) = (type, parameters)
    (self.relativeTime, self.duration) = (relativeTime, duration)
  }

  public convenience init(
    audioResourceID: CHHapticAudioResourceID, parameters: [CHHapticEventParameter], relativeTime: Double,
    duration: Double = 0
  ) { self.init(eventType: .audioCustom, parameters: parameters, relativeTime: relativeTime, duration: duration) }
}

open class CHHapticEventParameter: NSObject {
  public let parameterID: CHHapticEvent.ParameterID
  open var value: Float

  public init(parameterID: CHHapticEvent.ParameterID, value: Float) {
    (self.parameterID, self.value) = (parameterID, value)
  }
}

open class CHHapticDynamicParameter: NSObject {
  public struct ID: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
  }

  public let parameterID: ID
  open var value: Float, relativeTime: Double

  public init(parameterID: ID, value: Float, relativeTime: Double) {
    (self.parameterID, self.value, self.relativeTime) = (parameterID, value, relativeTime)
  }
}

open class CHHapticParameterCurve: NSObject {
  open class ControlPoint: NSObject {
    open var relativeTime: Double, value: Float

    public init(relativeTime time: Double, value: Float) { (relativeTime, self.value) = (time, value) }
  }

  public let parameterID: CHHapticDynamicParameter.ID
  public let controlPoints: [ControlPoint]

  public init(parameterID: CHHapticDynamicParameter.ID, controlPoints: [ControlPoint], relativeTime: Double) {
    (self.parameterID, self.controlPoints) = (parameterID, controlPoints)
  }
}
