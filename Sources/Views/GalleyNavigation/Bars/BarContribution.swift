import GalleyText
import GalleyViews

/// The same object is kept while the view's value is unchanged. Bar content is built with the environment of the view,
/// not with that of the bar.
final class BarContribution: Equatable {
  let change: (inout BarConfiguration, EnvironmentValues) -> Void
  fileprivate(set) var environment = EnvironmentValues()

  init(_ change: @escaping (inout BarConfiguration, EnvironmentValues) -> Void) { self.change = change }

  static func == (first: BarContribution, second: BarContribution) -> Bool { first === second }
}

/// Inner views come first.
enum BarKey: PreferenceKey {
  static var defaultValue: [BarContribution] { [] }

  static func reduce(value: inout [BarContribution], nextValue: () -> [BarContribution]) { value += nextValue() }
}

struct BarContributingView<Content: View>: View {
  typealias Body = Never

  let content: Content
  let contribution: BarContribution

  func _build(into builder: inout NodeBuilder) {
    contribution.environment = builder.environment
    content.transformPreference(BarKey.self) { [contribution] in $0.append(contribution) }._build(into: &builder)
  }
}

extension View {
  func contributingToBars(_ change: @escaping (inout BarConfiguration) -> Void) -> some View {
    BarContributingView(content: self, contribution: BarContribution { configuration, _ in change(&configuration) })
  }

  func contributingToBars(_ change: @escaping (inout BarConfiguration, EnvironmentValues) -> Void) -> some View {
    BarContributingView(content: self, contribution: BarContribution(change))
  }
}

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
