public import Foundation
import GalleyControls
public import GalleyViews

/// Opens the window of settings; a stage has none.
public struct OpenSettingsAction: Sendable {
  public func callAsFunction() {}
}

/// Opens documents; a stage has none.
public struct OpenDocumentAction: Sendable {
  public func callAsFunction(at url: URL) async throws {}
}

/// Makes documents; a stage has none.
public struct NewDocumentAction: Sendable {
  public func callAsFunction(_ newDocument: @autoclosure @escaping () -> some Any) {}
}

/// Whether a control's window is in front, as macOS has it.
public enum ControlActiveState: Hashable, Sendable, CaseIterable {
  case key, active, inactive
}

extension EnvironmentValues {
  /// Opens the window of settings; it does nothing on a stage.
  public var openSettings: OpenSettingsAction { OpenSettingsAction() }
  /// Opens documents; it does nothing on a stage.
  public var openDocument: OpenDocumentAction { OpenDocumentAction() }
  /// Makes documents; it does nothing on a stage.
  public var newDocument: NewDocumentAction { NewDocumentAction() }
  /// Whether the view's window is in front: a stage is.
  public var controlActiveState: ControlActiveState { .key }
  /// What undoes; a stage has nothing to undo.
  public var undoManager: UndoManager? { nil }
}

/// What undoes steps; nothing registers any here. Foundation has no such type on Linux.
open class UndoManager: NSObject {
  open var canUndo: Bool { false }
  open var canRedo: Bool { false }
  open func undo() {}
  open func redo() {}
  open func registerUndo<Target: AnyObject>(withTarget target: Target, handler: @escaping (Target) -> Void) {}
}

/// A link to the window of settings; a stage has none, so a tap does nothing.
public struct SettingsLink<Label: View>: View {
  private let label: Label

  public init(@ViewBuilder label: () -> Label) { self.label = label() }

  public var body: some View { Button(action: {}, label: { label }) }
}

extension SettingsLink where Label == Text {
  public init() { self.init { Text(system: .settings) } }
}
