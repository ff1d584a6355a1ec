public import Foundation
import GalleyControls
public import GalleyViews

public struct Link<Label: View>: View, LocatedView {
  package let site = CallSite()
  @Environment(\.openURL) private var openURL
  private let destination: URL
  private let label: Label

  public init(destination: URL, @ViewBuilder label: () -> Label) {
    self.destination = destination
    self.label = label()
  }

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
  public init(_ title: LocalizedStringKey, destination: URL) { self.init(destination: destination) { Text(title) } }

  @_disfavoredOverload
  public init(_ title: some StringProtocol, destination: URL) { self.init(destination: destination) { Text(title) } }
}

/// The default does nothing.
public struct OpenURLAction: Sendable {
  public enum Result: Hashable, Sendable {
    case handled
    case discarded
    case systemAction
  }

  private let handler: @Sendable (URL) -> Result

  public init(handler: @escaping @Sendable (URL) -> Result) { self.handler = handler }

  public func callAsFunction(_ url: URL) { _ = handler(url) }

  public func callAsFunction(_ url: URL, completion: (Bool) -> Void) { completion(handler(url) == .handled) }
}

extension EnvironmentValues {
  public var openURL: OpenURLAction {
    get { self[OpenURLKey.self] }
    set { self[OpenURLKey.self] = newValue }
  }
}

private struct OpenURLKey: EnvironmentKey {
  static var defaultValue: OpenURLAction { OpenURLAction { _ in .systemAction } }
}
