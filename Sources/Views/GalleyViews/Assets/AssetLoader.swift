public import GalleyPicture

/// A struct of functions, so tests need no files.
public struct AssetLoader: Sendable {
  public var color: @Sendable (_ asset: AssetName) -> AssetColor?
  public var images: @Sendable (_ asset: AssetName) -> [AssetImage]
  /// The identity of the loader. Views are rebuilt only if it changes.
  public var identity: ObjectIdentifier

  /// Creates a loader.
  ///
  /// - Parameters:
  ///   - identity: The identity of the loader. Views are rebuilt if it changes.
  ///   - color: Returns the colour set with the given name, or nil if there is none.
  ///   - images: Returns the files of the image set with the given name, or an empty array if there is none.
  public init(
    identity: ObjectIdentifier, color: @escaping @Sendable (_ asset: AssetName) -> AssetColor?,
    images: @escaping @Sendable (_ asset: AssetName) -> [AssetImage]
  ) {
    self.identity = identity
    self.color = color
    self.images = images
  }
}

extension AssetLoader: Equatable {
  public static func == (first: AssetLoader, second: AssetLoader) -> Bool { first.identity == second.identity }
}

public struct AssetName: Hashable, Sendable {
  public var name: String
  public var bundle: String?

  public init(_ name: String, bundle: String? = nil) {
    self.name = name
    self.bundle = bundle
  }
}

public struct AssetColor: Hashable, Sendable {
  public var light: RGBA
  public var dark: RGBA

  public init(light: RGBA, dark: RGBA) {
    self.light = light
    self.dark = dark
  }
}

public struct AssetImage: Hashable, Sendable {
  public var path: String
  public var scale: Double?
  public var scheme: ColorScheme?
  public var isTemplate: Bool

  /// The scale at which vector drawings are rasterised, in pixels per point, as on a phone screen.
  package static let drawingScale = 3

  /// Creates a file of an image set.
  ///
  /// - Parameters:
  ///   - path: The path of the file.
  ///   - scale: Pixels per point; nil (the default) if the set does not specify a scale.
  ///   - scheme: The colour scheme that the file is for; nil (the default) for both.
  ///   - isTemplate: Whether only the opacity of the image is used (default: `false`).
  public init(path: String, scale: Double? = nil, scheme: ColorScheme? = nil, isTemplate: Bool = false) {
    self.path = path
    self.scale = scale
    self.scheme = scheme
    self.isTemplate = isTemplate
  }
}

extension [AssetImage] {
  /// Returns the file for a colour scheme and display scale. A file for this scheme takes precedence over a file for
  /// both schemes. Among the remaining files, the one with the smallest sufficient scale wins, or the largest scale if
  /// none is sufficient.
  ///
  /// - Parameters:
  ///   - scheme: The colour scheme.
  ///   - displayScale: Pixels per point of the display. A file without a scale is sufficient for every display.
  public func best(for scheme: ColorScheme, displayScale: Double) -> AssetImage? {
    let own = filter { $0.scheme == scheme }
    let candidates = own.isEmpty ? filter { $0.scheme == nil } : own
    let sorted = candidates.sorted { ($0.scale ?? .infinity) < ($1.scale ?? .infinity) }
    return sorted.first { ($0.scale ?? .infinity) >= displayScale } ?? sorted.last
  }
}

private struct AssetLoaderKey: EnvironmentKey {
  static var defaultValue: AssetLoader? { nil }
}

extension EnvironmentValues {
  public var assets: AssetLoader? {
    get { self[AssetLoaderKey.self] }
    set { self[AssetLoaderKey.self] = newValue }
  }
}
