public import GalleyViews

public enum SpringLoadingBehavior: Hashable, Sendable {
  case automatic, enabled, disabled
}

/// Only recorded in the layout snapshot: a stage has no pointers, keys or drag and drop.
extension View {
  public func hoverEffect(_ effect: HoverEffect = .automatic, isEnabled: Bool) -> some View {
    recorded("hoverEffect", ["effect": isEnabled ? effect.name : "none"])
  }

  public func defaultHoverEffect(_ effect: HoverEffect?) -> some View {
    recorded("defaultHoverEffect", ["effect": effect?.name ?? "none"])
  }

  public func hoverEffect(
    isEnabled: Bool = true,
    body: @escaping (_ effect: EmptyVisualEffect, _ isActive: Bool, _ proxy: GeometryProxy) -> some VisualEffect
  ) -> some View { recorded("hoverEffect", ["effect": "custom"]) }

  public func pointerVisibility(_ visibility: Visibility) -> some View {
    recorded("pointerVisibility", ["visibility": "\(visibility)"])
  }

  public func springLoadingBehavior(_ behavior: SpringLoadingBehavior) -> some View {
    recorded("springLoadingBehavior", ["behavior": "\(behavior)"])
  }

  public func onModifierKeysChanged(
    mask: EventModifiers = .all, initial: Bool = true,
    _ action: @escaping (_ old: EventModifiers, _ new: EventModifiers) -> Void
  ) -> some View { recorded("onModifierKeysChanged") }

  public func onDeleteCommand(perform action: (() -> Void)?) -> some View { recorded("onDeleteCommand") }

  public func onSelectAllCommand(perform action: (() -> Void)?) -> some View { recorded("onSelectAllCommand") }

  @_disfavoredOverload
  public func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> some View {
    recorded("keyboardShortcut", ["key": shortcut.map { "\($0.key.character)" } ?? "none"])
  }

  public func dialogSeverity(_ severity: DialogSeverity) -> some View {
    recorded("dialogSeverity", ["severity": "\(severity)"])
  }

  public func dialogSuppressionToggle(_ title: LocalizedStringKey, isSuppressed: Binding<Bool>) -> some View {
    recorded("dialogSuppressionToggle", ["title": Text(title).plain])
  }

  public func presentationPreventsAppTermination(_ prevents: Bool?) -> some View {
    recorded("presentationPreventsAppTermination", ["prevents": prevents.map { "\($0)" } ?? "none"])
  }
}

public enum DialogSeverity: Hashable, Sendable {
  case automatic, standard, critical
}

extension EventModifiers {
  public static let capsLock = EventModifiers(rawValue: 16)
  public static let numericPad = EventModifiers(rawValue: 32)
  public static let all: EventModifiers = [.shift, .control, .option, .command, .capsLock, .numericPad]
}

extension KeyEquivalent {
  public static let upArrow = KeyEquivalent("\u{F700}")
  public static let downArrow = KeyEquivalent("\u{F701}")
  public static let leftArrow = KeyEquivalent("\u{F702}")
  public static let rightArrow = KeyEquivalent("\u{F703}")
  public static let deleteForward = KeyEquivalent("\u{F728}")
  public static let home = KeyEquivalent("\u{F729}")
  public static let end = KeyEquivalent("\u{F72B}")
  public static let pageUp = KeyEquivalent("\u{F72C}")
  public static let pageDown = KeyEquivalent("\u{F72D}")
  public static let clear = KeyEquivalent("\u{F739}")
}
