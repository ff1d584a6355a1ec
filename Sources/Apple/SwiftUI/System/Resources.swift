public import Foundation
public import GalleyControls
public import GalleyViews

public struct ImageResource: Hashable, Sendable {
  let name: String
  let bundle: Bundle

  public init(name: String, bundle: Bundle) { (self.name, self.bundle) = (name, bundle) }
}

public struct ColorResource: Hashable, Sendable {
  let name: String
  let bundle: Bundle

  public init(name: String, bundle: Bundle) { (self.name, self.bundle) = (name, bundle) }
}

extension Image {
  public init(_ resource: ImageResource) { self.init(resource.name, bundle: resource.bundle) }
}

extension Color {
  public init(_ resource: ColorResource) { self.init(resource.name, bundle: resource.bundle) }
}

extension ShapeStyle where Self == Color {
  public static func resource(_ resource: ColorResource) -> Color { Color(resource) }
}

extension Label where Title == Text, Icon == Image {
  public init(_ title: LocalizedStringKey, image resource: ImageResource) {
    self.init {
      Text(title)
    } icon: {
      Image(resource)
    }
  }

  @_disfavoredOverload
  public init(_ title: some StringProtocol, image resource: ImageResource) {
    self.init {
      Text(title)
    } icon: {
      Image(resource)
    }
  }
}

extension Button where Label == GalleyControls.Label<Text, Image> {
  public init(
    _ title: LocalizedStringKey, image resource: ImageResource, role: ButtonRole? = nil,
    action: @escaping () -> Void
  ) {
    self.init(role: role, action: action) { GalleyControls.Label(title, image: resource) }
  }
}
