public import GalleyViews

/// Opens a window; a stage is one, and opens none.
public struct OpenWindowAction: Sendable {
  public func callAsFunction(id: String) {}
  public func callAsFunction(value: some Hashable) {}
  public func callAsFunction(id: String, value: some Hashable) {}
}

/// Closes a window; a stage stays open.
public struct DismissWindowAction: Sendable {
  public func callAsFunction() {}
  public func callAsFunction(id: String) {}
  public func callAsFunction(value: some Hashable) {}
}

extension EnvironmentValues {
  /// Opens windows; it does nothing on a stage.
  public var openWindow: OpenWindowAction { OpenWindowAction() }
  /// Closes windows; it does nothing on a stage.
  public var dismissWindow: DismissWindowAction { DismissWindowAction() }
}
