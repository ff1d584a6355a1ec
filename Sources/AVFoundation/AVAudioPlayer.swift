public import Foundation

/// Plays sounds; on a stage nothing sounds.
open class AVAudioPlayer: NSObject {
  /// How long the sound is, in seconds: it is not known.
  open var duration: TimeInterval { 0 }
  /// How far it came, in seconds.
  open var currentTime: TimeInterval = 0
  /// Whether it sounds.
  open var isPlaying: Bool { false }
  /// How often it is repeated.
  open var numberOfLoops = 0
  /// How loud it is, 0 … 1.
  open var volume: Float = 1

  /// The sound at `url`.
  public init(contentsOf url: URL) throws {}
  /// The sound in `data`.
  public init(data: Data) throws {}

  /// Makes ready; there is nothing to do.
  @discardableResult
  open func prepareToPlay() -> Bool { true }
  /// Begins; nothing sounds.
  @discardableResult
  open func play() -> Bool { false }
  /// Stops.
  open func pause() {}
  /// Stops.
  open func stop() {}
}

/// How an app sounds beside others; a stage is silent.
open class AVAudioSession: NSObject, @unchecked Sendable {
  /// What an app does with sounds.
  public struct Category: Hashable, Sendable {
    private let name: String

    /// It plays beside others, and is silent where the phone is.
    public static let ambient = Category(name: "ambient")
    /// It plays beside others.
    public static let playback = Category(name: "playback")
    /// It records.
    public static let record = Category(name: "record")
    /// It plays and records.
    public static let playAndRecord = Category(name: "playAndRecord")
  }

  /// The app's own.
  public static func sharedInstance() -> AVAudioSession { AVAudioSession() }
  /// What the app does; it is taken.
  open func setCategory(_ category: Category) throws {}
  /// Whether the app sounds; it is taken.
  open func setActive(_ active: Bool) throws {}
}
