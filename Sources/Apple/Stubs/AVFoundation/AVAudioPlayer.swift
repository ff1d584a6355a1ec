public import Foundation

/// Compile-only stub: it never plays. `play()` returns false, and the duration is 0.
open class AVAudioPlayer: NSObject {
  open var duration: TimeInterval { 0 }
  open var currentTime: TimeInterval = 0
  open var isPlaying: Bool { false }
  open var volume: Float = 1
  open var rate: Float = 1, enableRate = false
  open weak var delegate: (any AVAudioPlayerDelegate)?

  public init(contentsOf url: URL) throws {}
  public init(data: Data) throws {}

  @discardableResult
  open func prepareToPlay() -> Bool { true }
  @discardableResult
  open func play() -> Bool { false }
  open func pause() {}
  open func stop() {}
}

public protocol AVAudioPlayerDelegate: AnyObject {
  func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool)
  func audioPlayerDecodeErrorDidOccur(_ player: AVAudioPlayer, error: (any Error)?)
}

extension AVAudioPlayerDelegate {
  public func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool) {}
  public func audioPlayerDecodeErrorDidOccur(_ player: AVAudioPlayer, error: (any Error)?) {}
}

public struct AVError: Error, Hashable, Sendable {
  public enum Code: Int, Sendable {
    case unknown = -11_800
    case outOfMemory = -11_801
    case fileFormatNotRecognized = -11_828
  }

  public let code: Code
  public init(_ code: Code) { self.code = code }
}

/// Compile-only stub: a stage has no sound.
open class AVAudioSession: NSObject {
  public struct Category: Hashable, Sendable {
    private let name: String

    public static let ambient = Category(name: "ambient")
    public static let playback = Category(name: "playback")
    public static let record = Category(name: "record")
  }

  public static func sharedInstance() -> AVAudioSession { AVAudioSession() }
  public struct Mode: Hashable, Sendable {
    private let name: String
    public static let `default` = Mode(name: "default")
  }

  public struct CategoryOptions: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
  }

  public enum RouteSharingPolicy: UInt, Sendable {
    case `default`, longFormAudio, independent, longFormVideo
  }

  public struct SetActiveOptions: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
  }

  open func setCategory(_ category: Category) throws {}
  open func setCategory(
    _ category: Category, mode: Mode, policy: RouteSharingPolicy, options: CategoryOptions = []
  ) throws {}
  open func setCategory(_ category: Category, mode: Mode = .default, options: CategoryOptions = []) throws {}
  open func setActive(_ active: Bool, options: SetActiveOptions = []) throws {}
}
