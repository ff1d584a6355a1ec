public import GalleyGeometry
public import GalleyViews

/// Whether a button that is held runs its action again and again.
public enum ButtonRepeatBehavior: Hashable, Sendable {
  case automatic, enabled, disabled
}

/// How much a badge stands out.
public enum BadgeProminence: Hashable, Sendable {
  case decreased, standard, increased
}

/// Where a pointer is over a view.
public enum HoverPhase: Hashable, Sendable {
  case active(Point)
  case ended
}

/// When a keyboard goes away.
public enum ScrollDismissesKeyboardMode: Hashable, Sendable {
  case automatic, immediately, interactively, never
}

/// How large something that is presented is, where there is room.
public struct PresentationSizing: Hashable, Sendable {
  let name: String

  public static let automatic = PresentationSizing(name: "automatic")
  public static let page = PresentationSizing(name: "page")
  public static let form = PresentationSizing(name: "form")
  public static let fitted = PresentationSizing(name: "fitted")

  public func fitted(horizontal: Bool, vertical: Bool) -> PresentationSizing { PresentationSizing(name: "fitted") }

  public func sticky(horizontal: Bool = false, vertical: Bool = false) -> PresentationSizing { self }
}

/// When a menu goes away.
public enum MenuActionDismissBehavior: Hashable, Sendable {
  case automatic, enabled, disabled
}

/// How much the system's writing tools may do.
public enum WritingToolsBehavior: Hashable, Sendable {
  case automatic, complete, limited, disabled
}

/// How much brighter than white something may be; a picture is no brighter.
public enum DynamicRange: Hashable, Sendable {
  case standard, constrainedHigh, high
}

/// What follows a key that was pressed.
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

/// What has no pixels of its own: kept, and told in the snapshot.
extension View {
  /// Whether buttons that are held run their actions again; a stage's finger taps once.
  public func buttonRepeatBehavior(_ behavior: ButtonRepeatBehavior) -> some View {
    told("buttonRepeatBehavior", ["behavior": "\(behavior)"])
  }

  /// How much the badges of rows stand out; they are drawn as standard ones.
  public func badgeProminence(_ prominence: BadgeProminence) -> some View {
    told("badgeProminence", ["prominence": "\(prominence)"])
  }

  /// Runs `action` while a pointer moves over the view; a stage has none.
  public func onContinuousHover(
    coordinateSpace: CoordinateSpace = .local, perform action: @escaping (HoverPhase) -> Void
  ) -> some View { told("onContinuousHover") }

  /// When a keyboard goes away while the view is scrolled; a stage has none.
  public func scrollDismissesKeyboard(_ mode: ScrollDismissesKeyboardMode) -> some View {
    told("scrollDismissesKeyboard", ["mode": "\(mode)"])
  }

  /// Shows the view's indicators for a moment when it appears; a stage shows them as it is told.
  public func scrollIndicatorsFlash(onAppear: Bool) -> some View {
    told("scrollIndicatorsFlash", ["onAppear": "\(onAppear)"])
  }

  /// Shows the view's indicators for a moment when `value` changes; a stage shows them as it is told.
  public func scrollIndicatorsFlash(trigger value: some Equatable) -> some View { told("scrollIndicatorsFlash") }

  public func dialogIcon(_ icon: Image?) -> some View { told("dialogIcon") }

  public func presentationSizing(_ sizing: PresentationSizing) -> some View {
    told("presentationSizing", ["sizing": sizing.name])
  }

  public func menuActionDismissBehavior(_ behavior: MenuActionDismissBehavior) -> some View {
    told("menuActionDismissBehavior", ["behavior": "\(behavior)"])
  }

  public func writingToolsBehavior(_ behavior: WritingToolsBehavior) -> some View {
    told("writingToolsBehavior", ["behavior": "\(behavior)"])
  }

  /// Shows a bar to search the view's text; a stage does not.
  public func findNavigator(isPresented: Binding<Bool>) -> some View { told("findNavigator") }

  public func findDisabled(_ isDisabled: Bool = true) -> some View {
    told("findDisabled", ["isDisabled": "\(isDisabled)"])
  }

  public func replaceDisabled(_ isDisabled: Bool = true) -> some View {
    told("replaceDisabled", ["isDisabled": "\(isDisabled)"])
  }

  /// How much brighter than white images may be; a picture is no brighter.
  public func allowedDynamicRange(_ range: DynamicRange?) -> some View {
    told("allowedDynamicRange", ["range": range.map { "\($0)" } ?? "none"])
  }

  /// Which windows take events; a stage has one.
  public func handlesExternalEvents(preferring: Set<String>, allowing: Set<String>) -> some View {
    told("handlesExternalEvents")
  }

  /// Runs `action` when `key` is pressed; a stage has no keyboard.
  public func onKeyPress(_ key: KeyEquivalent, action: @escaping () -> KeyPress.Result) -> some View {
    told("onKeyPress", ["key": "\(key.character)"])
  }

  /// Runs `action` at some moments of `key`; a stage has no keyboard.
  public func onKeyPress(
    _ key: KeyEquivalent, phases: KeyPress.Phases, action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View { told("onKeyPress", ["key": "\(key.character)"]) }

  /// Runs `action` at some moments of any key; a stage has no keyboard.
  public func onKeyPress(
    phases: KeyPress.Phases = [.down, .repeat], action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View { told("onKeyPress") }

  /// Runs `action` at some moments of `keys`; a stage has no keyboard.
  public func onKeyPress(
    keys: Set<KeyEquivalent>, phases: KeyPress.Phases = [.down, .repeat],
    action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View { told("onKeyPress") }
}
