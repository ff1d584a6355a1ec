public import GalleyViews

public struct PointerStyle: Hashable, Sendable {
  let name: String

  public static let `default` = PointerStyle(name: "default")
  public static let link = PointerStyle(name: "link")
  public static let grabIdle = PointerStyle(name: "grabIdle")
  public static let grabActive = PointerStyle(name: "grabActive")
  public static let horizontalText = PointerStyle(name: "horizontalText")
  public static let rectSelection = PointerStyle(name: "rectSelection")
  public static let zoomIn = PointerStyle(name: "zoomIn")
  public static let zoomOut = PointerStyle(name: "zoomOut")
  public static let columnResize = PointerStyle(name: "columnResize")
  public static let rowResize = PointerStyle(name: "rowResize")
}

public enum MoveCommandDirection: Hashable, Sendable, CaseIterable {
  case up, down, left, right
}

extension View {
  public func pointerStyle(_ style: PointerStyle?) -> some View {
    recorded("pointerStyle", ["style": style?.name ?? "none"])
  }

  public func onMoveCommand(perform action: ((MoveCommandDirection) -> Void)?) -> some View {
    recorded("onMoveCommand")
  }

  public func onExitCommand(perform action: (() -> Void)?) -> some View { recorded("onExitCommand") }

  public func onPlayPauseCommand(perform action: (() -> Void)?) -> some View { recorded("onPlayPauseCommand") }

  public func selectionDisabled(_ isDisabled: Bool = true) -> some View {
    recorded("selectionDisabled", ["isDisabled": "\(isDisabled)"])
  }

  public func dialogSuppressionToggle(isSuppressed: Binding<Bool>) -> some View { recorded("dialogSuppressionToggle") }
}
