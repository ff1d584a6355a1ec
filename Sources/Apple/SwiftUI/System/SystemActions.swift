public import Foundation
import GalleyControls
public import GalleyViews

/// Has no effect.
public struct OpenSettingsAction: Sendable {
  public func callAsFunction() {}
}

/// Has no effect.
public struct OpenDocumentAction: Sendable {
  public func callAsFunction(at url: URL) async throws {}
}

/// Has no effect.
public struct NewDocumentAction: Sendable {
  public func callAsFunction(_ newDocument: @autoclosure @escaping () -> some Any) {}
}

public enum ControlActiveState: Hashable, Sendable, CaseIterable {
  case key, active, inactive
}

extension EnvironmentValues {
  public var openSettings: OpenSettingsAction { OpenSettingsAction() }
  public var openDocument: OpenDocumentAction { OpenDocumentAction() }
  public var newDocument: NewDocumentAction { NewDocumentAction() }
  public var controlActiveState: ControlActiveState { .key }
  public var undoManager: UndoManager? { nil }
}

/// Compile-only stub: there is never anything to undo.
open class UndoManager: NSObject {
  open var canUndo: Bool { false }
  open var canRedo: Bool { false }
  open func undo() {}
  open func redo() {}
  open func registerUndo<Target: AnyObject>(withTarget target: Target, handler: @escaping (Target) -> Void) {}
}

/// Has no action.
public struct SettingsLink<Label: View>: View {
  private let label: Label

  public init(@ViewBuilder label: () -> Label) { self.label = label() }

  public var body: some View { Button(action: {}, label: { label }) }
}

extension SettingsLink where Label == Text {
  public init() { self.init { Text(system: .settings) } }
}
