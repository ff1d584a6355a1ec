public import Foundation
public import GalleyMotion
public import GalleyViews

public enum AsyncImagePhase {
  case empty
  case success(Image)
  case failure(any Error)

  public var image: Image? { if case .success(let image) = self { image } else { nil } }
  public var error: (any Error)? { if case .failure(let error) = self { error } else { nil } }
}

extension AsyncImagePhase {
  fileprivate init(ofFileAt url: URL) {
    self =
      FileManager.default.isReadableFile(atPath: url.path)
      ? .success(Image(url.path)) : .failure(CocoaError(.fileReadNoSuchFile, userInfo: [NSFilePathErrorKey: url.path]))
  }

  fileprivate var stage: Int {
    switch self {
    case .empty: 0
    case .success: 1
    case .failure: 2
    }
  }
}

/// The source of remote images. Galley never accesses a network, but reads file URLs directly.
///
/// ```
/// AvatarView().environment(\.asyncImages, AsyncImageSource { _ in .success(Image("avatar.png")) })
/// ```
public struct AsyncImageSource {
  let phase: (URL) -> AsyncImagePhase

  public init(phase: @escaping (URL) -> AsyncImagePhase) { self.phase = phase }
}

private struct AsyncImageSourceKey: EnvironmentKey {
  static var defaultValue: AsyncImageSource { AsyncImageSource { _ in .empty } }
}

extension EnvironmentValues {
  /// The default leaves every image in the `empty` phase.
  public var asyncImages: AsyncImageSource {
    get { self[AsyncImageSourceKey.self] }
    set { self[AsyncImageSourceKey.self] = newValue }
  }
}

/// An image from a file URL or from `asyncImages` of the environment.
public struct AsyncImage<Content: View>: View, LocatedView {
  package let site = CallSite()
  @Environment(\.asyncImages) private var source
  private let url: URL?
  private let scale: Double
  private let transaction: Transaction
  private let content: (AsyncImagePhase) -> Content

  /// Creates a view from the phase of an image.
  ///
  /// - Parameters:
  ///   - url: The address of the image.
  ///   - scale: Pixels per point.
  ///   - transaction: The transaction for changes of the phase.
  ///   - content: Returns the view for a phase.
  public init(
    url: URL?, scale: Double = 1, transaction: Transaction = Transaction(),
    @ViewBuilder content: @escaping (AsyncImagePhase) -> Content
  ) {
    (self.url, self.scale, self.transaction) = (url, scale, transaction)
    self.content = content
  }

  public init<Shown: View, Placeholder: View>(
    url: URL?, scale: Double = 1, @ViewBuilder content: @escaping (Image) -> Shown,
    @ViewBuilder placeholder: @escaping () -> Placeholder
  ) where Content == Group<AsyncImageContent<Shown, Placeholder>> {
    self.init(url: url, scale: scale) { phase in
      Group { AsyncImageContent(shown: phase.image.map(content), placeholder: placeholder) }
    }
  }

  public var body: some View {
    let phase = phase
    content(phase).transaction(value: phase.stage) { change in
      guard let animation = transaction.animation else { return }
      change.animation = animation
      change.disablesAnimations = transaction.disablesAnimations
    }
  }

  private var phase: AsyncImagePhase {
    guard let url else { return .empty }
    let phase = url.isFileURL ? AsyncImagePhase(ofFileAt: url) : source.phase(url)
    if case .success(let image) = phase { return .success(image.scaled(scale)) }
    return phase
  }
}

extension AsyncImage where Content == Group<AsyncImageContent<Image, Color>> {
  public init(url: URL?, scale: Double = 1) {
    self.init(url: url, scale: scale) {
      $0
    } placeholder: {
      Color(.systemGray5)
    }
  }
}

public struct AsyncImageContent<Shown: View, Placeholder: View>: View {
  let shown: Shown?
  let placeholder: () -> Placeholder

  public var body: some View {
    if let shown {
      shown
    } else {
      placeholder()
    }
  }
}
