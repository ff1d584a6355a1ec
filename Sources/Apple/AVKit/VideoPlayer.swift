@_exported public import AVFoundation
import GalleyViews
import SwiftUI
public import SwiftUICore
public import UIKit

/// A view that plays a film: a black ground with the mark of a film, since a stage plays none.
public struct VideoPlayer<VideoOverlay: View>: View {
  private let overlay: VideoOverlay

  /// A view for `player` with `videoOverlay` over the film.
  public init(player: AVPlayer?, @ViewBuilder videoOverlay: () -> VideoOverlay) { overlay = videoOverlay() }

  /// The ground, the mark and what lies over them.
  public var body: some View {
    ZStack {
      Color.black
      Image(systemName: "play.circle.fill").font(.largeTitle).foregroundStyle(.white)
      overlay
    }
    .told("VideoPlayer")
  }
}

extension VideoPlayer where VideoOverlay == EmptyView {
  /// A view for `player`.
  public init(player: AVPlayer?) { self.init(player: player) { EmptyView() } }
}

/// A controller that plays a film; it is kept, and not drawn.
open class AVPlayerViewController: UIViewController, @unchecked Sendable {
  /// What plays.
  open var player: AVPlayer?
  /// Whether its controls show.
  open var showsPlaybackControls = true
}
