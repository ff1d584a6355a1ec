public import GalleyViews

public enum UIKeyboardType: Hashable, Sendable {
  case `default`
  case asciiCapable, numbersAndPunctuation, URL, numberPad, phonePad, namePhonePad, emailAddress, decimalPad, twitter
  case webSearch, asciiCapableNumberPad
}

public struct UITextContentType: Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static let name = UITextContentType(rawValue: "name")
  public static let givenName = UITextContentType(rawValue: "givenName")
  public static let familyName = UITextContentType(rawValue: "familyName")
  public static let username = UITextContentType(rawValue: "username")
  public static let password = UITextContentType(rawValue: "password")
  public static let newPassword = UITextContentType(rawValue: "newPassword")
  public static let oneTimeCode = UITextContentType(rawValue: "oneTimeCode")
  public static let emailAddress = UITextContentType(rawValue: "emailAddress")
  public static let telephoneNumber = UITextContentType(rawValue: "telephoneNumber")
  public static let URL = UITextContentType(rawValue: "URL")
  public static let fullStreetAddress = UITextContentType(rawValue: "fullStreetAddress")
  public static let addressCity = UITextContentType(rawValue: "addressCity")
  public static let postalCode = UITextContentType(rawValue: "postalCode")
  public static let creditCardNumber = UITextContentType(rawValue: "creditCardNumber")
}

public struct TextInputAutocapitalization: Hashable, Sendable {
  let name: String

  public static let never = TextInputAutocapitalization(name: "never")
  public static let words = TextInputAutocapitalization(name: "words")
  public static let sentences = TextInputAutocapitalization(name: "sentences")
  public static let characters = TextInputAutocapitalization(name: "characters")
}

public enum UITextAutocapitalizationType: Hashable, Sendable {
  case none, words, sentences, allCharacters
}

public struct SubmitLabel: Hashable, Sendable {
  let name: String

  public static let done = SubmitLabel(name: "done")
  public static let go = SubmitLabel(name: "go")
  public static let send = SubmitLabel(name: "send")
  public static let join = SubmitLabel(name: "join")
  public static let route = SubmitLabel(name: "route")
  public static let search = SubmitLabel(name: "search")
  public static let `return` = SubmitLabel(name: "return")
  public static let next = SubmitLabel(name: "next")
  public static let `continue` = SubmitLabel(name: "continue")
}

/// Only recorded in the layout snapshot: Galley draws no keyboard.
extension View {
  public func keyboardType(_ type: UIKeyboardType) -> some View { recorded("keyboardType", ["type": "\(type)"]) }

  public func textContentType(_ type: UITextContentType?) -> some View {
    recorded("textContentType", ["type": type?.rawValue ?? "none"])
  }

  public func textInputAutocapitalization(_ autocapitalization: TextInputAutocapitalization?) -> some View {
    recorded("textInputAutocapitalization", ["autocapitalization": autocapitalization?.name ?? "none"])
  }

  public func autocapitalization(_ style: UITextAutocapitalizationType) -> some View {
    recorded("autocapitalization", ["style": "\(style)"])
  }

  public func autocorrectionDisabled(_ disable: Bool = true) -> some View {
    recorded("autocorrectionDisabled", ["disable": "\(disable)"])
  }

  public func disableAutocorrection(_ disable: Bool?) -> some View {
    recorded("disableAutocorrection", ["disable": disable.map { "\($0)" } ?? "none"])
  }

  public func submitLabel(_ label: SubmitLabel) -> some View { recorded("submitLabel", ["label": label.name]) }

  /// `action` is never called.
  public func onSubmit(_ action: @escaping () -> Void) -> some View { recorded("onSubmit") }

  public func onSubmit(of triggers: SubmitTriggers, _ action: @escaping () -> Void) -> some View {
    recorded("onSubmit")
  }

  public func submitScope(_ isBlocking: Bool = true) -> some View {
    recorded("submitScope", ["isBlocking": "\(isBlocking)"])
  }

  public func textSelection(_ selectability: some TextSelectability) -> some View {
    recorded("textSelection", ["selectability": selectability.allowsSelection ? "enabled" : "disabled"])
  }

  public func focusable(_ isFocusable: Bool = true) -> some View {
    recorded("focusable", ["isFocusable": "\(isFocusable)"])
  }

  public func hoverEffect(_ effect: HoverEffect = .automatic) -> some View {
    recorded("hoverEffect", ["effect": effect.name])
  }

  /// `action` is never called.
  public func onHover(perform action: @escaping (Bool) -> Void) -> some View { recorded("onHover") }

  public func statusBarHidden(_ hidden: Bool = true) -> some View {
    recorded("statusBarHidden", ["hidden": "\(hidden)"])
  }

  public func statusBar(hidden: Bool) -> some View { recorded("statusBar", ["hidden": "\(hidden)"]) }

  public func persistentSystemOverlays(_ visibility: Visibility) -> some View {
    recorded("persistentSystemOverlays", ["visibility": "\(visibility)"])
  }

  public func help(_ text: LocalizedStringKey) -> some View { recorded("help", ["text": Text(text).plain]) }

  @_disfavoredOverload
  public func help(_ text: some StringProtocol) -> some View { recorded("help", ["text": String(text)]) }
}

public protocol TextSelectability {
  var allowsSelection: Bool { get }
}

public struct EnabledTextSelectability: TextSelectability {
  public var allowsSelection: Bool { true }
}

public struct DisabledTextSelectability: TextSelectability {
  public var allowsSelection: Bool { false }
}

extension TextSelectability where Self == EnabledTextSelectability {
  public static var enabled: EnabledTextSelectability { EnabledTextSelectability() }
}

extension TextSelectability where Self == DisabledTextSelectability {
  public static var disabled: DisabledTextSelectability { DisabledTextSelectability() }
}

public struct HoverEffect: Hashable, Sendable {
  let name: String

  public static let automatic = HoverEffect(name: "automatic")
  public static let highlight = HoverEffect(name: "highlight")
  public static let lift = HoverEffect(name: "lift")
}

public struct SubmitTriggers: OptionSet, Hashable, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }

  public static let text = SubmitTriggers(rawValue: 1)
  public static let search = SubmitTriggers(rawValue: 2)
}
