/// Closes what the view is presented in: a sheet, a cover or a pushed screen.
///
///     @Environment(\.dismiss) private var dismiss
///
/// Called where nothing is presented it does nothing.
public struct DismissAction {
  let dismissal: Dismissal?

  public func callAsFunction() { dismissal?.run() }
}

/// Whether a view is presented, and the way to close it; ``DismissAction`` is its newer form.
public struct PresentationMode {
  let dismissal: Dismissal?

  public var isPresented: Bool { dismissal != nil }

  public mutating func dismiss() { dismissal?.run() }
}

/// The way to close something that is presented; the same object as long as that is there.
package final class Dismissal {
  package var action: () -> Void

  package init(_ action: @escaping () -> Void = {}) { self.action = action }

  func run() { action() }
}

extension EnvironmentValues {
  /// The way to close what the views are presented in; nil where nothing is.
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
