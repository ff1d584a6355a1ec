public import Foundation
import GalleyText
public import GalleyViews

extension Text {
  /// Attributes that are not set come from the environment.
  @_disfavoredOverload
  public init(_ text: AttributedString) {
    let pieces = text.runs.map { Text(text, $0) }
    self = pieces.dropFirst().reduce(pieces.first ?? Text(verbatim: "")) { $0 + $1 }
  }

  private init(_ text: AttributedString, _ run: AttributedString.Runs.Run) {
    var piece = Text(verbatim: String(text.characters[run.range]))
    // The first modifier applied is nearest to the text and wins.
    if let color = run.foregroundColor { piece = piece.foregroundStyle(color) }
    if let color = run.backgroundColor { piece = piece.background(letters: color) }
    if let line = run.underlineStyle { piece = piece.underline(pattern: line.pattern, color: line.color) }
    if let line = run.strikethroughStyle { piece = piece.strikethrough(pattern: line.pattern, color: line.color) }
    if let points = run.tracking ?? run.kern { piece = piece.tracking(points) }
    if let points = run.baselineOffset { piece = piece.baselineOffset(points) }
    if run.link != nil { piece = piece.foregroundStyle(.tint) }
    let intents = run.inlinePresentationIntent ?? []
    if intents.contains(.stronglyEmphasized) { piece = piece.bold() }
    if intents.contains(.emphasized) { piece = piece.italic() }
    if intents.contains(.code) { piece = piece.monospaced() }
    if intents.contains(.strikethrough) { piece = piece.strikethrough() }
    if let font = run.font { piece = piece.font(font) }
    self = piece
  }
}

extension LocalizedStringKey.StringInterpolation {
  public mutating func appendInterpolation(_ text: AttributedString) { appendInterpolation(Text(text)) }
}
