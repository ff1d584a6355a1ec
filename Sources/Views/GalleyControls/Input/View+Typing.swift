public import GalleyViews

public enum TextSelectionAffinity: Hashable, Sendable {
  case automatic, upstream, downstream
}

public struct TextInputFormattingControlPlacement: Hashable, Sendable {
  let name: String

  public struct Set: OptionSet, Hashable, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) { self.rawValue = rawValue }

    public static let contextMenu = Set(rawValue: 1)
    public static let inputAssistant = Set(rawValue: 2)
    public static let all: Set = [.contextMenu, .inputAssistant]
  }
}

public struct TextInputDictationBehavior: Hashable, Sendable {
  let name: String

  public enum ActivationBehavior: Hashable, Sendable {
    case onLook, onSelect
  }

  public static let automatic = TextInputDictationBehavior(name: "automatic")

  public static func inline(activation: ActivationBehavior) -> TextInputDictationBehavior {
    TextInputDictationBehavior(name: "inline")
  }

  public static let preventDictation = TextInputDictationBehavior(name: "preventDictation")
}

/// Only recorded in the layout snapshot: Galley draws no keyboard.
extension View {
  public func textInputSuggestions(@ViewBuilder _ suggestions: () -> some View) -> some View {
    recorded("textInputSuggestions")
  }

  public func textInputCompletion(_ completion: String) -> some View {
    recorded("textInputCompletion", ["completion": completion])
  }

  public func textInputFormattingControlVisibility(
    _ visibility: Visibility, for placement: TextInputFormattingControlPlacement.Set
  ) -> some View { recorded("textInputFormattingControlVisibility", ["visibility": "\(visibility)"]) }

  public func textSelectionAffinity(_ affinity: TextSelectionAffinity) -> some View {
    recorded("textSelectionAffinity", ["affinity": "\(affinity)"])
  }

  public func writingToolsAffordanceVisibility(_ visibility: Visibility) -> some View {
    recorded("writingToolsAffordanceVisibility", ["visibility": "\(visibility)"])
  }

  public func searchDictationBehavior(_ behavior: TextInputDictationBehavior) -> some View {
    recorded("searchDictationBehavior", ["behavior": behavior.name])
  }

  public func typesettingLanguage(_ language: TypesettingLanguage, isEnabled: Bool = true) -> some View {
    recorded("typesettingLanguage", isEnabled ? ["language": "\(language)"] : [:])
  }
}

public enum TypesettingLanguage: Hashable, Sendable {
  case automatic, contentAware
}
