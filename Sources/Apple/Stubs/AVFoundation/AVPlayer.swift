public import Foundation

open class AVAsset: NSObject {
  public let url: URL?

  public init(url: URL) { self.url = url }
}

open class AVURLAsset: AVAsset {
  public init(url: URL, options: [String: Any]? = nil) { super.init(url: url) }
}

/// Compile-only stub: the asset is not read, so its duration is invalid.
open class AVPlayerItem: NSObject {
  public let asset: AVAsset

  open var duration: CMTime { .invalid }
  open func currentTime() -> CMTime { .zero }

  public init(url: URL) { asset = AVURLAsset(url: url) }
  public init(asset: AVAsset) { self.asset = asset }
}

extension Notification.Name {
  public static let AVPlayerItemDidPlayToEndTime = Notification.Name("AVPlayerItemDidPlayToEndTimeNotification")
}

/// Compile-only stub: it never plays and posts no notifications.
open class AVPlayer: NSObject {
  open private(set) var currentItem: AVPlayerItem?
  open var rate: Float = 0
  open var volume: Float = 1

  public override init() {}
  public init(url: URL) { currentItem = AVPlayerItem(url: url) }
  public init(playerItem item: AVPlayerItem?) { currentItem = item }

  open func play() {}
  open func pause() {}
}
