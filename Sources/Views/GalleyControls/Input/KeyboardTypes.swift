public import GalleyViews

/// Which keyboard shows for a field.
public enum UIKeyboardType: Hashable, Sendable {
  case `default`
  case asciiCapable, numbersAndPunctuation, URL, numberPad, phonePad, namePhonePad, emailAddress, decimalPad, twitter
  case webSearch, asciiCapableNumberPad
}

/// What a field's text is, for filling it in.
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

/// Which letters of what is written become capital.
public struct TextInputAutocapitalization: Hashable, Sendable {
  let name: String

  public static let never = TextInputAutocapitalization(name: "never")
  public static let words = TextInputAutocapitalization(name: "words")
  public static let sentences = TextInputAutocapitalization(name: "sentences")
  public static let characters = TextInputAutocapitalization(name: "characters")
}

/// Which letters of what is written become capital, as UIKit calls it.
public enum UITextAutocapitalizationType: Hashable, Sendable {
  case none, words, sentences, allCharacters
}

/// What the key says that ends the input of a field.
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

/// How text is written: kept, and told in the snapshot, since no keyboard is drawn.
extension View {
  public func keyboardType(_ type: UIKeyboardType) -> some View { told("keyboardType", ["type": "\(type)"]) }

  public func textContentType(_ type: UITextContentType?) -> some View {
    told("textContentType", ["type": type?.rawValue ?? "none"])
  }

  public func textInputAutocapitalization(_ autocapitalization: TextInputAutocapitalization?) -> some View {
    told("textInputAutocapitalization", ["autocapitalization": autocapitalization?.name ?? "none"])
  }

  public func autocapitalization(_ style: UITextAutocapitalizationType) -> some View {
    told("autocapitalization", ["style": "\(style)"])
  }

  /// Whether what is written is not corrected.
  public func autocorrectionDisabled(_ disable: Bool = true) -> some View {
    told("autocorrectionDisabled", ["disable": "\(disable)"])
  }

  /// Whether what is written is not corrected; nil leaves it to the system.
  public func disableAutocorrection(_ disable: Bool?) -> some View {
    told("disableAutocorrection", ["disable": disable.map { "\($0)" } ?? "none"])
  }

  public func submitLabel(_ label: SubmitLabel) -> some View { told("submitLabel", ["label": label.name]) }

  /// Runs `action` when the input of a field ends; nothing is written here, so it never does.
  public func onSubmit(_ action: @escaping () -> Void) -> some View { told("onSubmit") }

  /// Runs `action` when somebody sends what is written in fields of a kind; nobody does here.
  public func onSubmit(of triggers: SubmitTriggers, _ action: @escaping () -> Void) -> some View { told("onSubmit") }

  public func submitScope(_ isBlocking: Bool = true) -> some View {
    told("submitScope", ["isBlocking": "\(isBlocking)"])
  }

  public func textSelection(_ selectability: some TextSelectability) -> some View {
    told("textSelection", ["selectability": selectability.allowsSelection ? "enabled" : "disabled"])
  }

  public func focusable(_ isFocusable: Bool = true) -> some View {
    told("focusable", ["isFocusable": "\(isFocusable)"])
  }

  public func hoverEffect(_ effect: HoverEffect = .automatic) -> some View {
    told("hoverEffect", ["effect": effect.name])
  }

  /// Runs `action` when a pointer comes or goes; there is none here, so it never does.
  public func onHover(perform action: @escaping (Bool) -> Void) -> some View { told("onHover") }

  public func statusBarHidden(_ hidden: Bool = true) -> some View { told("statusBarHidden", ["hidden": "\(hidden)"]) }

  public func statusBar(hidden: Bool) -> some View { told("statusBar", ["hidden": "\(hidden)"]) }

  public func persistentSystemOverlays(_ visibility: Visibility) -> some View {
    told("persistentSystemOverlays", ["visibility": "\(visibility)"])
  }

  /// The text that shows while a pointer rests on the view; there is none here.
  public func help(_ text: LocalizedStringKey) -> some View { told("help", ["text": Text(text).plain]) }

  /// The text that shows while a pointer rests on the view; there is none here.
  @_disfavoredOverload
  public func help(_ text: some StringProtocol) -> some View { told("help", ["text": String(text)]) }
}

/// Whether text can be selected.
public protocol TextSelectability {
  var allowsSelection: Bool { get }
}

/// Text that can be selected.
public struct EnabledTextSelectability: TextSelectability {
  public var allowsSelection: Bool { true }
}

/// Text that cannot be selected.
public struct DisabledTextSelectability: TextSelectability {
  public var allowsSelection: Bool { false }
}

extension TextSelectability where Self == EnabledTextSelectability {
  public static var enabled: EnabledTextSelectability { EnabledTextSelectability() }
}

extension TextSelectability where Self == DisabledTextSelectability {
  public static var disabled: DisabledTextSelectability { DisabledTextSelectability() }
}

/// What a pointer does over a view.
public struct HoverEffect: Hashable, Sendable {
  let name: String

  public static let automatic = HoverEffect(name: "automatic")
  public static let highlight = HoverEffect(name: "highlight")
  public static let lift = HoverEffect(name: "lift")
}

/// Kinds of fields whose text is sent.
public struct SubmitTriggers: OptionSet, Hashable, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }

  public static let text = SubmitTriggers(rawValue: 1)
  public static let search = SubmitTriggers(rawValue: 2)
}
