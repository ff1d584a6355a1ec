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

  public init(_ name: String, bundle: Bundle? = nil, label: Text) { self.init(name, bundle: bundle) }

  public init(decorative name: String, bundle: Bundle?) { self.init(AssetName(name, bundle: bundle?.bundlePath)) }
}
