public import GalleyViews

public struct KeyEquivalent: Hashable, Sendable, ExpressibleByExtendedGraphemeClusterLiteral {
  public let character: Character

  public init(_ character: Character) { self.character = character }

  public init(extendedGraphemeClusterLiteral character: Character) { self.init(character) }

  public static let `return` = KeyEquivalent("\r")
  public static let escape = KeyEquivalent("\u{1B}")
  public static let delete = KeyEquivalent("\u{8}")
  public static let space = KeyEquivalent(" ")
  public static let tab = KeyEquivalent("\t")
}

public struct EventModifiers: OptionSet, Hashable, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }

  public static let shift = EventModifiers(rawValue: 1)
  public static let control = EventModifiers(rawValue: 2)
  public static let option = EventModifiers(rawValue: 4)
  public static let command = EventModifiers(rawValue: 8)
}

public struct KeyboardShortcut: Hashable, Sendable {
  public var key: KeyEquivalent
  public var modifiers: EventModifiers

  public init(_ key: KeyEquivalent, modifiers: EventModifiers = .command) {
    self.key = key
    self.modifiers = modifiers
  }

  public static let defaultAction = KeyboardShortcut(.return, modifiers: [])
  public static let cancelAction = KeyboardShortcut(.escape, modifiers: [])
}

/// Only recorded in the layout snapshot: a stage does not have these features.
extension View {
  public func keyboardShortcut(_ key: KeyEquivalent, modifiers: EventModifiers = .command) -> some View {
    recorded("keyboardShortcut", ["key": "\(key.character)"])
  }

  public func keyboardShortcut(_ shortcut: KeyboardShortcut) -> some View {
    recorded("keyboardShortcut", ["key": "\(shortcut.key.character)"])
  }

  public func widgetAccentable(_ accentable: Bool = true) -> some View {
    recorded("widgetAccentable", ["accentable": "\(accentable)"])
  }

  public func defaultFocus<Value: Hashable>(
    _ binding: FocusState<Value>.Binding, _ value: Value, priority: DefaultFocusPriority = .automatic
  ) -> some View { recorded("defaultFocus", ["priority": "\(priority)"]) }

  public func sensoryFeedback(_ feedback: SensoryFeedback, trigger: some Equatable) -> some View {
    recorded("sensoryFeedback", ["feedback": feedback.name])
  }

  public func allowsTightening(_ flag: Bool) -> some View { recorded("allowsTightening", ["flag": "\(flag)"]) }
}

public enum DefaultFocusPriority: Hashable, Sendable {
  case automatic, userInitiated
}

public struct SensoryFeedback: Hashable, Sendable {
  let name: String

  public static let success = SensoryFeedback(name: "success")
  public static let warning = SensoryFeedback(name: "warning")
  public static let error = SensoryFeedback(name: "error")
  public static let selection = SensoryFeedback(name: "selection")
  public static let increase = SensoryFeedback(name: "increase")
  public static let decrease = SensoryFeedback(name: "decrease")
  public static let start = SensoryFeedback(name: "start")
  public static let stop = SensoryFeedback(name: "stop")
  public static let impact = SensoryFeedback(name: "impact")
}
