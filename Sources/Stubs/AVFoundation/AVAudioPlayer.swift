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
  /// On which side it is, -1 … 1.
  open var pan: Float = 0
  /// How fast it is, and whether that counts.
  open var rate: Float = 1, enableRate = false
  /// What is told of it.
  open weak var delegate: (any AVAudioPlayerDelegate)?

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

/// What is told of sounds; nothing sounds.
public protocol AVAudioPlayerDelegate: AnyObject {
  /// A sound has ended.
  func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool)
  /// A sound could not be read.
  func audioPlayerDecodeErrorDidOccur(_ player: AVAudioPlayer, error: (any Error)?)
}

extension AVAudioPlayerDelegate {
  /// Does nothing.
  public func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool) {}
  /// Does nothing.
  public func audioPlayerDecodeErrorDidOccur(_ player: AVAudioPlayer, error: (any Error)?) {}
}

/// What goes wrong with sounds and films.
public struct AVError: Error, Hashable, Sendable {
  /// What went wrong.
  public enum Code: Int, Sendable {
    case unknown = -11_800
    case outOfMemory = -11_801
    case fileFormatNotRecognized = -11_828
  }

  /// What went wrong.
  public let code: Code
  /// The error `code`.
  public init(_ code: Code) { self.code = code }
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
  /// How sounds are heard.
  public struct Mode: Hashable, Sendable {
    private let name: String
    /// As usual.
    public static let `default` = Mode(name: "default")
    /// As films.
    public static let moviePlayback = Mode(name: "moviePlayback")
    /// As speech.
    public static let spokenAudio = Mode(name: "spokenAudio")
    /// As speech between people.
    public static let voiceChat = Mode(name: "voiceChat")
  }

  /// How sounds of several apps go together.
  public struct CategoryOptions: OptionSet, Hashable, Sendable {
    /// One bit for each option.
    public let rawValue: UInt
    /// The options whose bits are set in `rawValue`.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Side by side.
    public static let mixWithOthers = CategoryOptions(rawValue: 1)
    /// The others become softer.
    public static let duckOthers = CategoryOptions(rawValue: 2)
    /// From the loud side of a phone.
    public static let defaultToSpeaker = CategoryOptions(rawValue: 8)
  }

  /// Where sounds are sent.
  public enum RouteSharingPolicy: UInt, Sendable {
    case `default`, longFormAudio, independent, longFormVideo
  }

  /// What happens to the session when the app sounds no longer.
  public struct SetActiveOptions: OptionSet, Hashable, Sendable {
    /// One bit for each option.
    public let rawValue: UInt
    /// The options whose bits are set in `rawValue`.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Other apps are told.
    public static let notifyOthersOnDeactivation = SetActiveOptions(rawValue: 1)
  }

  /// What the app does; it is taken.
  open func setCategory(_ category: Category) throws {}
  /// What the app does, and where its sounds are sent; it is taken.
  open func setCategory(
    _ category: Category, mode: Mode, policy: RouteSharingPolicy, options: CategoryOptions = []
  ) throws {}
  /// What the app does; it is taken.
  open func setCategory(_ category: Category, mode: Mode = .default, options: CategoryOptions = []) throws {}
  /// Whether the app sounds; it is taken.
  open func setActive(_ active: Bool, options: SetActiveOptions = []) throws {}
}
