public import Foundation
import GalleyViews

#if !canImport(Darwin)
  /// Foundation lacks this type on Linux.
  public struct InlinePresentationIntent: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let emphasized = InlinePresentationIntent(rawValue: 1)
    public static let stronglyEmphasized = InlinePresentationIntent(rawValue: 2)
    public static let code = InlinePresentationIntent(rawValue: 4)
    public static let strikethrough = InlinePresentationIntent(rawValue: 32)
  }

  extension AttributedString {
    public struct MarkdownParsingOptions: Sendable {
      public enum InterpretedSyntax: Sendable {
        case full
        case inlineOnly
        case inlineOnlyPreservingWhitespace
      }

      public enum FailurePolicy: Sendable {
        case throwError
        case returnPartiallyParsedIfPossible
      }

      /// Has no effect: extended attributes are not read.
      public var allowsExtendedAttributes: Bool
      public var interpretedSyntax: InterpretedSyntax
      public var failurePolicy: FailurePolicy
      public var languageCode: String?

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

    /// Parses emphasis, code, strikethrough and links; Foundation has no Markdown parser on Linux. Headings, lists and
    /// other blocks are kept as plain characters.
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
