public import Foundation
public import GalleyMotion
public import GalleyViews

/// How far an image is that comes from elsewhere.
public enum AsyncImagePhase {
  /// It is not there yet.
  case empty
  /// It is there.
  case success(Image)
  /// It does not come.
  case failure(any Error)

  /// The image, where it is there.
  public var image: Image? { if case .success(let image) = self { image } else { nil } }
  /// Why it does not come.
  public var error: (any Error)? { if case .failure(let error) = self { error } else { nil } }
}

/// Where images with an address come from.
///
/// Nothing is ever asked of a network: an address of a file is read, and of all others a source tells the phase.
public struct AsyncImageSource {
  let phase: (URL) -> AsyncImagePhase

  /// A source that tells the phase of each address.
  public init(phase: @escaping (URL) -> AsyncImagePhase) { self.phase = phase }
}

private struct AsyncImageSourceKey: EnvironmentKey {
  static var defaultValue: AsyncImageSource { AsyncImageSource { _ in .empty } }
}

extension EnvironmentValues {
  /// Where images with an address come from; by default nothing comes.
  public var asyncImages: AsyncImageSource {
    get { self[AsyncImageSourceKey.self] }
    set { self[AsyncImageSourceKey.self] = newValue }
  }
}

/// An image from an address: of a file, or of the environment's `asyncImages`.
public struct AsyncImage<Content: View>: View {
  @Environment(\.asyncImages) private var source
  private let url: URL?
  private let content: (AsyncImagePhase) -> Content

  /// A view that `content` makes for the phase that the image at `url` is in; `scale` is the image's own.
  public init(
    url: URL?, scale: Double = 1, transaction: Transaction = Transaction(),
    @ViewBuilder content: @escaping (AsyncImagePhase) -> Content
  ) {
    self.url = url
    self.content = content
  }

  /// The image at `url` as `content` shows it, and `placeholder` until it is there.
  public init<Shown: View, Placeholder: View>(
    url: URL?, scale: Double = 1, @ViewBuilder content: @escaping (Image) -> Shown,
    @ViewBuilder placeholder: @escaping () -> Placeholder
  ) where Content == Group<AsyncImageContent<Shown, Placeholder>> {
    self.init(url: url, scale: scale) { phase in
      Group { AsyncImageContent(shown: phase.image.map(content), placeholder: placeholder) }
    }
  }

  /// The view of the phase.
  public var body: some View { content(phase) }

  private var phase: AsyncImagePhase {
    guard let url else { return .empty }
    return url.isFileURL ? .success(Image(url.path)) : source.phase(url)
  }
}

extension AsyncImage where Content == Group<AsyncImageContent<Image, Color>> {
  /// The image at `url`; grey until it is there.
  public init(url: URL?, scale: Double = 1) {
    self.init(url: url, scale: scale) {
      $0
    } placeholder: {
      Color(.systemGray5)
    }
  }
}

/// An image, or what stands for it.
public struct AsyncImageContent<Shown: View, Placeholder: View>: View {
  let shown: Shown?
  let placeholder: () -> Placeholder

  /// What is there.
  public var body: some View {
    if let shown {
      shown
    } else {
      placeholder()
    }
  }
}
