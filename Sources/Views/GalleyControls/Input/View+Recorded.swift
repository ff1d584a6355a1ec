public import GalleyGeometry
public import GalleyViews

public enum ButtonRepeatBehavior: Hashable, Sendable {
  case automatic, enabled, disabled
}

public enum BadgeProminence: Hashable, Sendable {
  case decreased, standard, increased
}

public enum HoverPhase: Hashable, Sendable {
  case active(Point)
  case ended
}

public enum ScrollDismissesKeyboardMode: Hashable, Sendable {
  case automatic, immediately, interactively, never
}

public struct PresentationSizing: Hashable, Sendable {
  let name: String

  public static let automatic = PresentationSizing(name: "automatic")
  public static let page = PresentationSizing(name: "page")
  public static let form = PresentationSizing(name: "form")
  public static let fitted = PresentationSizing(name: "fitted")

  public func fitted(horizontal: Bool, vertical: Bool) -> PresentationSizing { PresentationSizing(name: "fitted") }

  public func sticky(horizontal: Bool = false, vertical: Bool = false) -> PresentationSizing { self }
}

public enum MenuActionDismissBehavior: Hashable, Sendable {
  case automatic, enabled, disabled
}

public enum WritingToolsBehavior: Hashable, Sendable {
  case automatic, complete, limited, disabled
}

/// Has no effect: images have standard dynamic range.
public enum DynamicRange: Hashable, Sendable {
  case standard, constrainedHigh, high
}

public struct KeyPress: Sendable {
  public let key: KeyEquivalent
  public let characters: String
  public let modifiers: EventModifiers

  public enum Result: Hashable, Sendable {
    case handled, ignored
  }

  public struct Phases: OptionSet, Hashable, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) { self.rawValue = rawValue }

    public static let down = Phases(rawValue: 1)
    public static let `repeat` = Phases(rawValue: 2)
    public static let up = Phases(rawValue: 4)
    public static let all: Phases = [.down, .repeat, .up]
  }
}

/// Only recorded in the layout snapshot; closures are never called.
extension View {
  public func buttonRepeatBehavior(_ behavior: ButtonRepeatBehavior) -> some View {
    recorded("buttonRepeatBehavior", ["behavior": "\(behavior)"])
  }

  public func badgeProminence(_ prominence: BadgeProminence) -> some View {
    recorded("badgeProminence", ["prominence": "\(prominence)"])
  }

  public func onContinuousHover(
    coordinateSpace: CoordinateSpace = .local, perform action: @escaping (HoverPhase) -> Void
  ) -> some View { recorded("onContinuousHover") }

  public func scrollDismissesKeyboard(_ mode: ScrollDismissesKeyboardMode) -> some View {
    recorded("scrollDismissesKeyboard", ["mode": "\(mode)"])
  }

  public func scrollIndicatorsFlash(onAppear: Bool) -> some View {
    recorded("scrollIndicatorsFlash", ["onAppear": "\(onAppear)"])
  }

  public func scrollIndicatorsFlash(trigger value: some Equatable) -> some View { recorded("scrollIndicatorsFlash") }

  public func dialogIcon(_ icon: Image?) -> some View { recorded("dialogIcon") }

  public func presentationSizing(_ sizing: PresentationSizing) -> some View {
    recorded("presentationSizing", ["sizing": sizing.name])
  }

  public func menuActionDismissBehavior(_ behavior: MenuActionDismissBehavior) -> some View {
    recorded("menuActionDismissBehavior", ["behavior": "\(behavior)"])
  }

  public func writingToolsBehavior(_ behavior: WritingToolsBehavior) -> some View {
    recorded("writingToolsBehavior", ["behavior": "\(behavior)"])
  }

  public func findNavigator(isPresented: Binding<Bool>) -> some View { recorded("findNavigator") }

  public func findDisabled(_ isDisabled: Bool = true) -> some View {
    recorded("findDisabled", ["isDisabled": "\(isDisabled)"])
  }

  public func replaceDisabled(_ isDisabled: Bool = true) -> some View {
    recorded("replaceDisabled", ["isDisabled": "\(isDisabled)"])
  }

  public func allowedDynamicRange(_ range: DynamicRange?) -> some View {
    recorded("allowedDynamicRange", ["range": range.map { "\($0)" } ?? "none"])
  }

  public func handlesExternalEvents(preferring: Set<String>, allowing: Set<String>) -> some View {
    recorded("handlesExternalEvents")
  }

  public func onKeyPress(_ key: KeyEquivalent, action: @escaping () -> KeyPress.Result) -> some View {
    recorded("onKeyPress", ["key": "\(key.character)"])
  }

  public func onKeyPress(
    _ key: KeyEquivalent, phases: KeyPress.Phases, action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View { recorded("onKeyPress", ["key": "\(key.character)"]) }

  public func onKeyPress(
    phases: KeyPress.Phases = [.down, .repeat], action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View { recorded("onKeyPress") }

  public func onKeyPress(
    keys: Set<KeyEquivalent>, phases: KeyPress.Phases = [.down, .repeat],
    action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View { recorded("onKeyPress") }
}
