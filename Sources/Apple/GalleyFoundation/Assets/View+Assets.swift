public import Foundation
public import GalleyViews

extension View {
  /// Lets the view and everything below it find colours and images of `catalogue` by their names.
  public func assets(_ catalogue: AssetCatalogue) -> some View { environment(\.assets, catalogue.loader) }
}

extension Color {
  /// The colour called `name` in the asset catalogues of `bundle`, or of any where it is nil; clear where there is none.
  public init(_ name: String, bundle: Bundle?) { self.init(AssetName(name, bundle: bundle?.bundlePath)) }
}

extension Image {
  /// The image called `name` in the asset catalogues of `bundle`, or of any where it is nil.
  public init(_ name: String, bundle: Bundle?) { self.init(AssetName(name, bundle: bundle?.bundlePath)) }

  /// The image called `name` of an asset catalogue, which is read to people as `label`; nothing is read here.
  public init(_ name: String, bundle: Bundle? = nil, label: Text) { self.init(name, bundle: bundle) }

  /// The image called `name`, which says nothing to those who do not see it.
  public init(decorative name: String, bundle: Bundle?) { self.init(AssetName(name, bundle: bundle?.bundlePath)) }
}
