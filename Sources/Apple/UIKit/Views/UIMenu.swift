public import Foundation

/// A part of a menu.
@preconcurrency @MainActor
open class UIMenuElement: NSObject, @unchecked Sendable {
  /// How a part looks.
  public struct Attributes: OptionSet, Hashable, Sendable {
    /// One bit for each way.
    public let rawValue: UInt
    /// The ways whose bits are set in `rawValue`.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// It can not be chosen.
    public static let disabled = Attributes(rawValue: 1)
    /// It takes something away.
    public static let destructive = Attributes(rawValue: 2)
    /// It does not show.
    public static let hidden = Attributes(rawValue: 4)
    /// The menu stays when it is chosen.
    public static let keepsMenuPresented = Attributes(rawValue: 8)
  }

  /// Whether a part is chosen.
  public enum State: Int, Sendable {
    case off, on, mixed
  }

  /// Its title.
  open var title: String
  /// Its image.
  open var image: UIImage?

  init(title: String, image: UIImage?) { (self.title, self.image) = (title, image) }
}

/// A menu; it is kept, and nobody opens it.
open class UIMenu: UIMenuElement, @unchecked Sendable {
  /// How a menu is shown in another.
  public struct Options: OptionSet, Hashable, Sendable {
    /// One bit for each way.
    public let rawValue: UInt
    /// The ways whose bits are set in `rawValue`.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Its parts stand in the other.
    public static let displayInline = Options(rawValue: 1)
    /// It takes something away.
    public static let destructive = Options(rawValue: 2)
    /// One of its parts is chosen.
    public static let singleSelection = Options(rawValue: 32)
  }

  /// What tells a menu from others.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// The name `rawValue`.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The name `rawValue`.
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }

  /// Its parts.
  public let children: [UIMenuElement]
  /// How it is shown in another.
  public let options: Options

  /// A menu of `children`.
  public init(
    title: String = "", image: UIImage? = nil, identifier: Identifier? = nil, options: Options = [],
    children: [UIMenuElement] = []
  ) {
    (self.children, self.options) = (children, options)
    super.init(title: title, image: image)
  }
}

/// A key on a keyboard that does something. There is no keyboard.
open class UIKeyCommand: UIMenuElement, @unchecked Sendable {
  /// The key.
  public let input: String?
  /// What it would do.
  public let action: Selector

  /// A key that would do `action`.
  public init(
    title: String = "", image: UIImage? = nil, action: Selector, input: String, modifierFlags: UIKeyModifierFlags = []
  ) {
    (self.input, self.action) = (input, action)
    super.init(title: title, image: image)
  }

  /// A key that would do `action`.
  public convenience init(input: String, modifierFlags: UIKeyModifierFlags, action: Selector) {
    self.init(action: action, input: input, modifierFlags: modifierFlags)
  }

  /// The key of an arrow, or another without a letter.
  public static let inputUpArrow = "UIKeyInputUpArrow", inputDownArrow = "UIKeyInputDownArrow"
  /// The key of an arrow, or another without a letter.
  public static let inputLeftArrow = "UIKeyInputLeftArrow", inputRightArrow = "UIKeyInputRightArrow"
  /// The key of an arrow, or another without a letter.
  public static let inputEscape = "UIKeyInputEscape"
}

/// Which keys are held.
public struct UIKeyModifierFlags: OptionSet, Hashable, Sendable {
  /// One bit for each key.
  public let rawValue: Int
  /// The keys whose bits are set in `rawValue`.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// The key for capital letters that stays.
  public static let alphaShift = UIKeyModifierFlags(rawValue: 1 << 16)
  /// The key for capital letters.
  public static let shift = UIKeyModifierFlags(rawValue: 1 << 17)
  /// The key of that name.
  public static let control = UIKeyModifierFlags(rawValue: 1 << 18)
  /// The key of that name.
  public static let alternate = UIKeyModifierFlags(rawValue: 1 << 19)
  /// The key of that name.
  public static let command = UIKeyModifierFlags(rawValue: 1 << 20)
}
