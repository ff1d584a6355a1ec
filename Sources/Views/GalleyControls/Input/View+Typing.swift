public import GalleyViews

/// Which way letters are taken at the end of what is selected.
public enum TextSelectionAffinity: Hashable, Sendable {
  case automatic, upstream, downstream
}

/// Which controls of formatting a system shows.
public struct TextInputFormattingControlPlacement: Hashable, Sendable {
  let name: String

  /// Some of them.
  public struct Set: OptionSet, Hashable, Sendable {
    /// One bit for each.
    public let rawValue: Int

    /// Those whose bits are set.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The menu of a selection.
    public static let contextMenu = Set(rawValue: 1)
    /// What stands above the keyboard.
    public static let inputAssistant = Set(rawValue: 2)
    /// All.
    public static let all: Set = [.contextMenu, .inputAssistant]
  }
}

/// How a field takes dictation.
public struct TextInputDictationBehavior: Hashable, Sendable {
  let name: String

  /// When dictation begins.
  public enum ActivationBehavior: Hashable, Sendable {
    case onLook, onSelect
  }

  /// As the system does.
  public static let automatic = TextInputDictationBehavior(name: "automatic")

  /// In the field.
  public static func inline(activation: ActivationBehavior) -> TextInputDictationBehavior {
    TextInputDictationBehavior(name: "inline")
  }

  /// Never.
  public static let preventDictation = TextInputDictationBehavior(name: "preventDictation")
}

/// More of how text is written: kept, and told in the snapshot, since no keyboard is drawn.
extension View {
  /// What is offered while somebody writes; it is not shown here.
  public func textInputSuggestions(@ViewBuilder _ suggestions: () -> some View) -> some View {
    told("textInputSuggestions")
  }

  /// What a suggestion writes.
  public func textInputCompletion(_ completion: String) -> some View {
    told("textInputCompletion", ["completion": completion])
  }

  /// Which controls of formatting show.
  public func textInputFormattingControlVisibility(
    _ visibility: Visibility, for placement: TextInputFormattingControlPlacement.Set
  ) -> some View { told("textInputFormattingControlVisibility", ["visibility": "\(visibility)"]) }

  /// Which way letters are taken at the end of what is selected.
  public func textSelectionAffinity(_ affinity: TextSelectionAffinity) -> some View {
    told("textSelectionAffinity", ["affinity": "\(affinity)"])
  }

  /// Whether the system's writing tools can be found in the view.
  public func writingToolsAffordanceVisibility(_ visibility: Visibility) -> some View {
    told("writingToolsAffordanceVisibility", ["visibility": "\(visibility)"])
  }

  /// How the search field of the view takes dictation.
  public func searchDictationBehavior(_ behavior: TextInputDictationBehavior) -> some View {
    told("searchDictationBehavior", ["behavior": behavior.name])
  }

  /// In which language the view's text is written.
  public func typesettingLanguage(_ language: TypesettingLanguage, isEnabled: Bool = true) -> some View {
    told("typesettingLanguage", isEnabled ? ["language": "\(language)"] : [:])
  }
}

/// How the language of a text is known.
public enum TypesettingLanguage: Hashable, Sendable {
  case automatic, contentAware
}
