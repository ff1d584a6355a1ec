package import GalleyViews

/// What an action may do with the stack of screens around it.
package struct NavigationSteps {
  private let navigator: Navigator?

  fileprivate init(_ navigator: Navigator?) { self.navigator = navigator }

  /// Shows the destination of `value`; nothing happens where no stack is around.
  package func push(_ value: some Hashable) { navigator?.push(value: AnyHashable(value)) }

  /// Goes back to the first screen.
  package func popToRoot() { navigator?.pop(to: 0) }
}

extension EnvironmentValues {
  /// What an action may do with the stack of screens around it.
  package var navigation: NavigationSteps { NavigationSteps(navigator) }
}
