public import GalleyViews

/// A preview: views with a title, and the screens they are drawn on.
public struct Preview {
  /// What it is called; nil where it has no name.
  public let title: String?
  /// The screens.
  public let traits: [PreviewTrait<ViewTraits>]
  /// The views, each with what it is called where there are several.
  public let views: [(label: String?, view: () -> AnyView)]

  /// The traits of previews of views.
  public struct ViewTraits: Sendable {}

  /// A preview of one view.
  public init(
    _ title: String? = nil, traits: [PreviewTrait<ViewTraits>] = [], @ViewBuilder body: @escaping () -> some View
  ) {
    self.title = title
    self.traits = traits
    views = [(nil, { AnyView(body()) })]
  }

  /// A preview for each of `arguments`.
  public init<Arguments: Sequence>(
    _ title: String? = nil, traits: [PreviewTrait<ViewTraits>] = [], arguments: Arguments,
    @ViewBuilder body: @escaping (Arguments.Element) -> some View
  ) {
    self.title = title
    self.traits = traits
    views = arguments.map { argument in ("\(argument)", { AnyView(body(argument)) }) }
  }
}

/// A type that holds a preview; `#Preview` makes them, and whoever draws previews finds them.
public protocol PreviewRegistry {
  /// The module and the file: "App/ContentView.swift".
  static var fileID: String { get }
  /// The line of the file, from 1.
  static var line: Int { get }
  /// The preview.
  @MainActor static var preview: Preview { get }
}
