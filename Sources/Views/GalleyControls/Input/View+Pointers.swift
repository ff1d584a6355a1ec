public import GalleyViews

/// How a pointer looks.
public struct PointerStyle: Hashable, Sendable {
  let name: String

  /// The system's pointer.
  public static let `default` = PointerStyle(name: "default")
  /// A hand over what can be opened.
  public static let link = PointerStyle(name: "link")
  /// A hand that can take something.
  public static let grabIdle = PointerStyle(name: "grabIdle")
  /// A hand that holds something.
  public static let grabActive = PointerStyle(name: "grabActive")
  /// A line between letters.
  public static let horizontalText = PointerStyle(name: "horizontalText")
  /// A cross.
  public static let rectSelection = PointerStyle(name: "rectSelection")
  /// An enlarging glass.
  public static let zoomIn = PointerStyle(name: "zoomIn")
  /// A reducing glass.
  public static let zoomOut = PointerStyle(name: "zoomOut")
  /// Arrows to both sides.
  public static let columnResize = PointerStyle(name: "columnResize")
  /// Arrows up and down.
  public static let rowResize = PointerStyle(name: "rowResize")
}

/// A step that somebody takes with a key or a remote control.
public enum MoveCommandDirection: Hashable, Sendable, CaseIterable {
  case up, down, left, right
}

extension View {
  /// How a pointer looks over the view.
  public func pointerStyle(_ style: PointerStyle?) -> some View {
    told("pointerStyle", ["style": style?.name ?? "none"])
  }

  /// Runs `action` when somebody steps to the side with a key.
  public func onMoveCommand(perform action: ((MoveCommandDirection) -> Void)?) -> some View { told("onMoveCommand") }

  /// Runs `action` when somebody leaves with a key.
  public func onExitCommand(perform action: (() -> Void)?) -> some View { told("onExitCommand") }

  /// Runs `action` when somebody presses play or pause.
  public func onPlayPauseCommand(perform action: (() -> Void)?) -> some View { told("onPlayPauseCommand") }

  /// Whether the view, a row, cannot be selected.
  public func selectionDisabled(_ isDisabled: Bool = true) -> some View {
    told("selectionDisabled", ["isDisabled": "\(isDisabled)"])
  }

  /// Whether the question whether to ask again is shown, as macOS has it.
  public func dialogSuppressionToggle(isSuppressed: Binding<Bool>) -> some View { told("dialogSuppressionToggle") }
}
