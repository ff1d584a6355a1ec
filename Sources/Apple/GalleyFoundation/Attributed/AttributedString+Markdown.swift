public import Foundation
import GalleyViews

#if !canImport(Darwin)
  /// What Markdown says of letters. Foundation has no such type on Linux.
  public struct InlinePresentationIntent: OptionSet, Hashable, Sendable {
    /// One bit for each intent, as Foundation's have them.
    public let rawValue: UInt

    /// The intents whose bits are set in `rawValue`.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// `*emphasized*`.
    public static let emphasized = InlinePresentationIntent(rawValue: 1)
    /// `**strongly emphasized**`.
    public static let stronglyEmphasized = InlinePresentationIntent(rawValue: 2)
    /// Code in backticks.
    public static let code = InlinePresentationIntent(rawValue: 4)
    /// `~~struck through~~`.
    public static let strikethrough = InlinePresentationIntent(rawValue: 32)
  }

  extension AttributedString {
    /// How Markdown is read.
    public struct MarkdownParsingOptions: Sendable {
      /// What of Markdown is read.
      public enum InterpretedSyntax: Sendable {
        /// All of it; here what stands inside a line.
        case full
        /// What stands inside a line; white space counts as one space.
        case inlineOnly
        /// What stands inside a line; white space stays.
        case inlineOnlyPreservingWhitespace
      }

      /// What becomes of mistakes.
      public enum FailurePolicy: Sendable {
        /// They are thrown; here there are none.
        case throwError
        /// What can be read is.
        case returnPartiallyParsedIfPossible
      }

      /// Whether attributes of one's own are read; they are not here.
      public var allowsExtendedAttributes: Bool
      /// What is read.
      public var interpretedSyntax: InterpretedSyntax
      /// What becomes of mistakes.
      public var failurePolicy: FailurePolicy
      /// The language of the text.
      public var languageCode: String?

      /// Options.
      public init(
        allowsExtendedAttributes: Bool = false, interpretedSyntax: InterpretedSyntax = .full,
        failurePolicy: FailurePolicy = .throwError, languageCode: String? = nil
      ) {
        self.allowsExtendedAttributes = allowsExtendedAttributes
        self.interpretedSyntax = interpretedSyntax
        self.failurePolicy = failurePolicy
        self.languageCode = languageCode
      }
    }

    /// A text of Markdown's marks inside a line: emphasis, code, lines through letters, and addresses.
    ///
    /// Foundation reads no Markdown on Linux. Headings, lists and other blocks are read as the characters that they are.
    public init(
      markdown: String, options: MarkdownParsingOptions = MarkdownParsingOptions(), baseURL: URL? = nil
    ) throws {
      self.init()
      for span in MarkdownSpan.spans(of: options.text(markdown)) {
        var piece = AttributedString(span.text)
        var intents: InlinePresentationIntent = []
        if span.isEmphasized { intents.insert(.emphasized) }
        if span.isStrong { intents.insert(.stronglyEmphasized) }
        if span.isCode { intents.insert(.code) }
        if span.isStruckThrough { intents.insert(.strikethrough) }
        if !intents.isEmpty { piece.inlinePresentationIntent = intents }
        if let address = span.address { piece.link = URL(string: address, relativeTo: baseURL) }
        append(piece)
      }
    }
  }

  extension AttributedString.MarkdownParsingOptions {
    /// `text` with white space as the options want it.
    fileprivate func text(_ text: String) -> String {
      if case .inlineOnlyPreservingWhitespace = interpretedSyntax { return text }
      var result = ""
      for character in text {
        let isSpace = character.isWhitespace
        if isSpace, result.last == " " || result.isEmpty { continue }
        result.append(isSpace ? " " : character)
      }
      while result.last == " " { result.removeLast() }
      return result
    }
  }
#endif
