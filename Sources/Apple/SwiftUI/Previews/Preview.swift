public import GalleyViews
public import UIKit

/// A preview: views with a title, and the screens they are drawn on.
public struct Preview {
  public let title: String?
  public let traits: [PreviewTrait<ViewTraits>]
  public let views: [(label: String?, view: () -> AnyView)]

  public struct ViewTraits: Sendable {}

  /// A preview of one view.
  ///
  /// The kind of the view is no parameter: the compiler runs in circles where it asks for that of a type that is
  /// declared in the closure, as previews have them.
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

/// Takes what UIKit draws, and nothing else: a closure with views is not meant.
@resultBuilder
public enum UIKitPreviewBuilder {
  public static func buildBlock<Shown: UIResponder>(_ shown: Shown) -> Shown { shown }
}

/// A type that holds a preview; `#Preview` makes them, and whoever draws previews finds them.
public protocol PreviewRegistry {
  static var fileID: String { get }
  static var line: Int { get }
  @MainActor static var preview: Preview { get }
}
