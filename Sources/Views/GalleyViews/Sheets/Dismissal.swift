/// Has no effect outside a sheet, cover or pushed screen.
public struct DismissAction {
  let dismissal: Dismissal?

  public func callAsFunction() { dismissal?.run() }
}

public struct PresentationMode {
  let dismissal: Dismissal?

  public var isPresented: Bool { dismissal != nil }

  public mutating func dismiss() { dismissal?.run() }
}

/// An object that stays the same while the presentation is open.
package final class Dismissal {
  package var action: () -> Void

  package init(_ action: @escaping () -> Void = {}) { self.action = action }

  func run() { action() }
}

extension EnvironmentValues {
  package var dismissal: Dismissal? {
    get { self[DismissalKey.self] }
    set { self[DismissalKey.self] = newValue }
  }

  public var dismiss: DismissAction { DismissAction(dismissal: dismissal) }

  public var isPresented: Bool { dismissal != nil }

  public var presentationMode: Binding<PresentationMode> { .constant(PresentationMode(dismissal: dismissal)) }
}

private struct DismissalKey: EnvironmentKey {
  static var defaultValue: Dismissal? { nil }
}
