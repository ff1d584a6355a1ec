public import GalleyViews
public import UIKit

public struct Preview {
  public let title: String?
  public let traits: [PreviewTrait<ViewTraits>]
  public let views: [(label: String?, view: () -> AnyView)]

  public struct ViewTraits: Sendable {}

  /// The closure returns `any View`: inferring a type that is declared inside the closure, as `#Preview` does, sends
  /// the compiler into a cycle.
  public init(
    _ title: String? = nil, traits: [PreviewTrait<ViewTraits>] = [], @ViewBuilder body: @escaping () -> any View
  ) {
    self.title = title
    self.traits = traits
    views = [(nil, { AnyView(body()) })]
  }

  public init<Arguments: Sequence>(
    _ title: String? = nil, traits: [PreviewTrait<ViewTraits>] = [], arguments: Arguments,
    @ViewBuilder body: @escaping (Arguments.Element) -> any View
  ) {
    self.title = title
    self.traits = traits
    views = arguments.map { argument in ("\(argument)", { AnyView(body(argument)) }) }
  }

  @MainActor public init(
    _ title: String? = nil, traits: [PreviewTrait<ViewTraits>] = [],
    @UIKitPreviewBuilder body: @escaping @MainActor () -> some UIResponder
  ) { self.init(title, traits: traits, views: [(nil, { AnyView(UIKitPreview(body())) })]) }

  package init(
    _ title: String?, traits: [PreviewTrait<ViewTraits>], views: [(label: String?, view: () -> AnyView)]
  ) { (self.title, self.traits, self.views) = (title, traits, views) }
}

/// Accepts only UIKit objects, so that closures with SwiftUI views select the other initializers.
@resultBuilder
public enum UIKitPreviewBuilder {
  public static func buildBlock<Shown: UIResponder>(_ shown: Shown) -> Shown { shown }
}

/// A type that `#Preview` declares and `galley previews` finds.
public protocol PreviewRegistry {
  static var fileID: String { get }
  static var line: Int { get }
  @MainActor static var preview: Preview { get }
}
