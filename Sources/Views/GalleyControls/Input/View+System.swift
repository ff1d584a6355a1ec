public import GalleyViews

/// A key of a keyboard, with what is held with it.
public struct KeyEquivalent: Hashable, Sendable, ExpressibleByExtendedGraphemeClusterLiteral {
  /// The key's character.
  public let character: Character

  /// The key of `character`.
  public init(_ character: Character) { self.character = character }

  /// The key of a literal.
  public init(extendedGraphemeClusterLiteral character: Character) { self.init(character) }

  /// The return key.
  public static let `return` = KeyEquivalent("\r")
  /// The escape key.
  public static let escape = KeyEquivalent("\u{1B}")
  /// The delete key.
  public static let delete = KeyEquivalent("\u{8}")
  /// The space bar.
  public static let space = KeyEquivalent(" ")
  /// The tabulator key.
  public static let tab = KeyEquivalent("\t")
}

/// Keys that are held with another.
public struct EventModifiers: OptionSet, Hashable, Sendable {
  /// One bit for each key.
  public let rawValue: Int

  /// The keys whose bits are set in `rawValue`.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The shift key.
  public static let shift = EventModifiers(rawValue: 1)
  /// The control key.
  public static let control = EventModifiers(rawValue: 2)
  /// The option key.
  public static let option = EventModifiers(rawValue: 4)
  /// The command key.
  public static let command = EventModifiers(rawValue: 8)
}

/// A key, with what is held, that does what a tap does.
public struct KeyboardShortcut: Hashable, Sendable {
  /// The key.
  public var key: KeyEquivalent
  /// What is held with it.
  public var modifiers: EventModifiers

  /// `key` with `modifiers`.
  public init(_ key: KeyEquivalent, modifiers: EventModifiers = .command) {
    self.key = key
    self.modifiers = modifiers
  }

  /// The return key alone.
  public static let defaultAction = KeyboardShortcut(.return, modifiers: [])
  /// The escape key alone.
  public static let cancelAction = KeyboardShortcut(.escape, modifiers: [])
}

/// What belongs to the system around an app: kept, and told in the snapshot, since a stage has none of it.
extension View {
  /// The key that does what a tap on the view does; a stage has no keyboard.
  public func keyboardShortcut(_ key: KeyEquivalent, modifiers: EventModifiers = .command) -> some View {
    told("keyboardShortcut", ["key": "\(key.character)"])
  }

  /// The key that does what a tap on the view does; a stage has no keyboard.
  public func keyboardShortcut(_ shortcut: KeyboardShortcut) -> some View {
    told("keyboardShortcut", ["key": "\(shortcut.key.character)"])
  }

  /// Whether the view takes the accent colour in a widget.
  public func widgetAccentable(_ accentable: Bool = true) -> some View {
    told("widgetAccentable", ["accentable": "\(accentable)"])
  }

  /// Which field is focused first; nothing is focused by itself here.
  public func defaultFocus<Value: Hashable>(
    _ binding: FocusState<Value>.Binding, _ value: Value, priority: DefaultFocusPriority = .automatic
  ) -> some View { told("defaultFocus", ["priority": "\(priority)"]) }

  /// What is felt when `trigger` changes.
  public func sensoryFeedback(_ feedback: SensoryFeedback, trigger: some Equatable) -> some View {
    told("sensoryFeedback", ["feedback": feedback.name])
  }

  /// Whether letters may move closer before a text is cut; they never do here.
  public func allowsTightening(_ flag: Bool) -> some View { told("allowsTightening", ["flag": "\(flag)"]) }
}

/// When a field is focused by itself.
public enum DefaultFocusPriority: Hashable, Sendable {
  /// When nothing else is, or also when the person chose it.
  case automatic, userInitiated
}

/// What is felt.
public struct SensoryFeedback: Hashable, Sendable {
  let name: String

  /// Something was done.
  public static let success = SensoryFeedback(name: "success")
  /// Something may be wrong.
  public static let warning = SensoryFeedback(name: "warning")
  /// Something is wrong.
  public static let error = SensoryFeedback(name: "error")
  /// Something else was chosen.
  public static let selection = SensoryFeedback(name: "selection")
  /// A value became more.
  public static let increase = SensoryFeedback(name: "increase")
  /// A value became less.
  public static let decrease = SensoryFeedback(name: "decrease")
  /// Something began.
  public static let start = SensoryFeedback(name: "start")
  /// Something ended.
  public static let stop = SensoryFeedback(name: "stop")
  /// Two things met.
  public static let impact = SensoryFeedback(name: "impact")
}
