import GalleyText
import GalleyViews

/// What one view says about the bars of the screen around it; the same object as long as the view's value is the same.
///
/// What it shows is built with the values that hold where the view stands, not where the bar does.
final class BarSaying: Equatable {
  let change: (inout BarConfiguration, EnvironmentValues) -> Void
  fileprivate(set) var environment = EnvironmentValues()

  init(_ change: @escaping (inout BarConfiguration, EnvironmentValues) -> Void) { self.change = change }

  static func == (first: BarSaying, second: BarSaying) -> Bool { first === second }
}

/// What the views of a screen say about its bars, inner ones first.
enum BarKey: PreferenceKey {
  static var defaultValue: [BarSaying] { [] }

  static func reduce(value: inout [BarSaying], nextValue: () -> [BarSaying]) { value += nextValue() }
}

/// A view that says something about the bars of its screen.
struct BarSayingView<Content: View>: View {
  typealias Body = Never

  let content: Content
  let saying: BarSaying

  func _build(into builder: inout NodeBuilder) {
    saying.environment = builder.environment
    content.transformPreference(BarKey.self) { [saying] in $0.append(saying) }._build(into: &builder)
  }
}

extension View {
  func sayingToBars(_ change: @escaping (inout BarConfiguration) -> Void) -> some View {
    BarSayingView(content: self, saying: BarSaying { configuration, _ in change(&configuration) })
  }

  /// The view, which changes what is known of its screen's bars, with the values that hold where it stands.
  func sayingToBars(_ change: @escaping (inout BarConfiguration, EnvironmentValues) -> Void) -> some View {
    BarSayingView(content: self, saying: BarSaying(change))
  }
}

/// A view under values that were kept elsewhere.
struct KeptEnvironment<Content: View>: View {
  typealias Body = Never

  let environment: EnvironmentValues
  let content: Content

  func _build(into builder: inout NodeBuilder) {
    let dismissal = builder.environment.dismissal
    builder.under(
      {
        let bar = $0
        $0 = environment
        $0.dismissal = dismissal ?? environment.dismissal
        ($0.font, $0.foregroundStyle) = (bar.font, bar.foregroundStyle)
        ($0.dynamicTypeSize, $0.colorScheme) = (bar.dynamicTypeSize, bar.colorScheme)
      }, content._build(into:))
  }
}
