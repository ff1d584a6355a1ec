public import Foundation
public import GalleyViews

extension View {
  public func assets(_ catalogue: AssetCatalogue) -> some View { environment(\.assets, catalogue.loader) }
}

extension Color {
  public init(_ name: String, bundle: Bundle?) { self.init(AssetName(name, bundle: bundle?.bundlePath)) }
}

extension Image {
  public init(_ name: String, bundle: Bundle?) { self.init(AssetName(name, bundle: bundle?.bundlePath)) }

  /// The image called `name` of an asset catalogue, which is read to people as `label`; nothing is read here.
  public init(_ name: String, bundle: Bundle? = nil, label: Text) { self.init(name, bundle: bundle) }

  /// The image called `name`, which says nothing to those who do not see it.
  public init(decorative name: String, bundle: Bundle?) { self.init(AssetName(name, bundle: bundle?.bundlePath)) }
}
