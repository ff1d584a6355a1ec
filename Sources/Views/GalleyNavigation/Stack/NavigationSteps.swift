package import GalleyViews

package struct NavigationSteps {
  private let navigator: Navigator?

  fileprivate init(_ navigator: Navigator?) { self.navigator = navigator }

  package func push(_ value: some Hashable) { navigator?.push(value: AnyHashable(value)) }

  package func popToRoot() { navigator?.pop(to: 0) }
}

extension EnvironmentValues {
  package var navigation: NavigationSteps { NavigationSteps(navigator) }
}
