public import GalleyViews

/// Opens a window; a stage is one, and opens none.
public struct OpenWindowAction: Sendable {
  /// Asks for the window called `id`.
  public func callAsFunction(id: String) {}
  /// Asks for a window of `value`.
  public func callAsFunction(value: some Hashable) {}
  /// Asks for the window called `id`, of `value`.
  public func callAsFunction(id: String, value: some Hashable) {}
}

/// Closes a window; a stage stays open.
public struct DismissWindowAction: Sendable {
  /// Asks for the view's window to close.
  public func callAsFunction() {}
  /// Asks for the window called `id` to close.
  public func callAsFunction(id: String) {}
  /// Asks for the window of `value` to close.
  public func callAsFunction(value: some Hashable) {}
}

extension EnvironmentValues {
  /// Opens windows; it does nothing on a stage.
  public var openWindow: OpenWindowAction { OpenWindowAction() }
  /// Closes windows; it does nothing on a stage.
  public var dismissWindow: DismissWindowAction { DismissWindowAction() }
}
