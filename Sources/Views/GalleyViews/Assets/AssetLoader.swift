public import GalleyPicture

/// The door to asset catalogues: functions that find colours and images by their names, so that tests need no files.
public struct AssetLoader: Sendable {
  public var color: @Sendable (_ asset: AssetName) -> AssetColor?
  public var images: @Sendable (_ asset: AssetName) -> [AssetImage]
  /// Tells two loaders apart, so that views are not built again for the same one.
  public var identity: ObjectIdentifier

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

/// What an asset is called, and where it is looked for.
public struct AssetName: Hashable, Sendable {
  public var name: String
  public var bundle: String?

  public init(_ name: String, bundle: String? = nil) {
    self.name = name
    self.bundle = bundle
  }
}

/// A colour of an asset catalogue.
public struct AssetColor: Hashable, Sendable {
  public var light: RGBA
  public var dark: RGBA

  public init(light: RGBA, dark: RGBA) {
    self.light = light
    self.dark = dark
  }
}

/// A file of an image of an asset catalogue.
public struct AssetImage: Hashable, Sendable {
  public var path: String
  public var scale: Double?
  public var scheme: ColorScheme?
  public var isTemplate: Bool

  /// How many pixels a point drawings without pixels of their own are drawn with: as a phone's screen has.
  package static let drawingScale = 3

  public init(path: String, scale: Double? = nil, scheme: ColorScheme? = nil, isTemplate: Bool = false) {
    self.path = path
    self.scale = scale
    self.scheme = scheme
    self.isTemplate = isTemplate
  }
}

extension [AssetImage] {
  /// The file that is shown under `scheme` with `displayScale` pixels a point: one made for the scheme before one for
  /// both; then the least that has enough pixels, or the most.
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
