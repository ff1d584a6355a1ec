@_exported public import AVFoundation
import GalleyViews
import SwiftUI
public import SwiftUICore

/// Drawn as a black rectangle with a film symbol.
public struct VideoPlayer<VideoOverlay: View>: View {
  private let overlay: VideoOverlay

  public init(player: AVPlayer?, @ViewBuilder videoOverlay: () -> VideoOverlay) { overlay = videoOverlay() }

  public var body: some View {
    ZStack {
      Color.black
      Image(systemName: "play.circle.fill").font(.largeTitle).foregroundStyle(.white)
      overlay
    }
    .recorded("VideoPlayer")
  }
}

extension VideoPlayer where VideoOverlay == EmptyView {
  public init(player: AVPlayer?) { self.init(player: player) { EmptyView() } }
}
