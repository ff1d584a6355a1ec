import AVFoundation
import AVKit
import CoreGraphics
import PhotosUI
import StoreKit
import SwiftUI
import UIKit
import UniformTypeIdentifiers
import WebKit

/// System views as they appear on a phone.
struct Media: View {
  @State private var picked: [PhotosPickerItem] = []
  @State private var isImporting = false
  private let film = AVPlayer(url: URL(filePath: "/films/fjord.mp4"))

  var body: some View {
    ScrollView {
      VStack(spacing: 16) {
        VideoPlayer(player: film).frame(height: 180).clipShape(RoundedRectangle(cornerRadius: 12))
        WebView(url: URL(string: "https://example.org/fjords")).frame(height: 120)
        ProductView(id: "org.example.atlas.offline").frame(height: 80)
        PhotosPicker("Add photos", selection: $picked, matching: .images).buttonStyle(.bordered)
        Button("Import a track") { isImporting = true }
      }
      .padding()
    }
    .background(Color(uiColor: .systemGroupedBackground))
    .fileImporter(isPresented: $isImporting, allowedContentTypes: [.xml]) { _ in }
  }
}

#Preview { Media() }

#Preview { UIHostingController(rootView: Media().dynamicTypeSize(.accessibility1)) }

final class TrackController: UIViewController, @unchecked Sendable {
  let width: CGFloat = 2
}

#Preview("Controller", traits: .fixedLayout(width: 200, height: 100)) { TrackController() }
