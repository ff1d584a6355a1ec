public import Foundation
import GalleyControls
public import GalleyViews

/// A button that opens an address.
public struct Link<Label: View>: View {
  @Environment(\.openURL) private var openURL
  private let destination: URL
  private let label: Label

  /// A button that shows `label` and opens `destination`.
  public init(destination: URL, @ViewBuilder label: () -> Label) {
    self.destination = destination
    self.label = label()
  }

  /// The label, ready to be tapped.
  public var body: some View {
    Button {
      openURL(destination)
    } label: {
      label
    }
    .accessibilityAddTraits(.isLink)
  }
}

extension Link where Label == Text {
  /// A button that shows `title` and opens `destination`.
  public init(_ title: LocalizedStringKey, destination: URL) { self.init(destination: destination) { Text(title) } }

  /// A button that shows `title`, just as it is, and opens `destination`.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, destination: URL) { self.init(destination: destination) { Text(title) } }
}

/// What happens when an address is opened: nothing, unless the views around say so.
public struct OpenURLAction: Sendable {
  /// What came of opening an address.
  public enum Result: Hashable, Sendable {
    /// It was opened.
    case handled
    /// It was not.
    case discarded
    /// The system would open it; a stage has none.
    case systemAction
  }

  private let handler: @Sendable (URL) -> Result

  /// Opens addresses with `handler`.
  public init(handler: @escaping @Sendable (URL) -> Result) { self.handler = handler }

  /// Opens `url`.
  public func callAsFunction(_ url: URL) { _ = handler(url) }

  /// Opens `url` and says whether that came to something.
  public func callAsFunction(_ url: URL, completion: (Bool) -> Void) { completion(handler(url) == .handled) }
}

extension EnvironmentValues {
  /// What happens when an address is opened.
  public var openURL: OpenURLAction {
    get { self[OpenURLKey.self] }
    set { self[OpenURLKey.self] = newValue }
  }
}

private struct OpenURLKey: EnvironmentKey {
  static var defaultValue: OpenURLAction { OpenURLAction { _ in .systemAction } }
}
