public import GalleyViews

/// Controls that belong together, beside each other.
public struct ControlGroup<Content: View>: View {
  private let content: Content

  /// The controls of `content`.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  /// The controls in a row.
  public var body: some View { HStack { content } }
}
