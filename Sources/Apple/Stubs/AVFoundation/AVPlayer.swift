public import Foundation

/// Something that can be played, by its address.
open class AVAsset: NSObject {
  public let url: URL?

  public init(url: URL) { self.url = url }
}

/// Something that can be played, by its address.
open class AVURLAsset: AVAsset {
  public init(url: URL, options: [String: Any]? = nil) { super.init(url: url) }
}

/// Something that is played.
open class AVPlayerItem: NSObject {
  public let asset: AVAsset

  /// How long it is: nobody knows, since nothing is read.
  open var duration: CMTime { .invalid }
  open func currentTime() -> CMTime { .zero }

  public init(url: URL) { asset = AVURLAsset(url: url) }
  public init(asset: AVAsset) { self.asset = asset }
}

extension Notification.Name {
  /// Told when something was played to its end; nothing is played.
  public static let AVPlayerItemDidPlayToEndTime = Notification.Name("AVPlayerItemDidPlayToEndTimeNotification")
}

/// Plays films and sounds; on a stage nothing plays.
open class AVPlayer: NSObject {
  open private(set) var currentItem: AVPlayerItem?
  /// How fast it is played: not at all.
  open var rate: Float = 0
  open var volume: Float = 1

  public override init() {}
  public init(url: URL) { currentItem = AVPlayerItem(url: url) }
  public init(playerItem item: AVPlayerItem?) { currentItem = item }

  /// Begins; nothing plays.
  open func play() {}
  open func pause() {}
}
