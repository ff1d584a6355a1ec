import GalleyTables
import GalleyViews

/// Text with fields. Rows that contain only such text can be measured without building each of them.
package struct WrittenText: View {
  package typealias Body = Never

  package let words: Interpolation
  package let rows: RowScope
  var tracking: Double?
  var isMarkdown = false

  package init(words: Interpolation, rows: RowScope, tracking: Double? = nil, isMarkdown: Bool = false) {
    self.words = words
    self.rows = rows
    self.tracking = tracking
    self.isMarkdown = isMarkdown
  }

  func _build(into builder: inout NodeBuilder) {
    if builder.environment.strings != nil, let key = words.catalogueKey(in: rows) {
      let text = Text(key)
      _ = (tracking.map { text.tracking($0) } ?? text).add(to: &builder)
      return
    }
    let content = words.text(in: rows)
    let text = isMarkdown ? Text(LocalizedStringKey(markdown: content)) : Text(verbatim: content)
    let prepared = (tracking.map { text.tracking($0) } ?? text).add(to: &builder)
    if let notes = builder.context.textNotes, let own = rows.texts, let texts = notes.texts as? TemplateTexts,
      texts.hasOrigin(own)
    {
      notes.note(prepared, as: texts.number(of: words))
    }
  }
}

extension Interpolation {
  /// Returns the key for string catalogues, or `nil` if the text contains no words to translate.
  func catalogueKey(in rows: RowScope) -> LocalizedStringKey? {
    guard
      segments.contains(where: { if case .literal(let text) = $0 { text.contains(where: \.isLetter) } else { false } })
    else { return nil }
    var key = LocalizedStringKey.StringInterpolation(literalCapacity: 0, interpolationCount: segments.count)
    for segment in segments {
      switch segment {
      case .literal(let text): key.appendLiteral(text)
      case .field(let field, nil):
        let text = rows.text(field)
        // Integers determine whether the singular or the plural is used.
        if let number = Int(text) { key.appendInterpolation(number) } else { key.appendInterpolation(text) }
      case .field(let field, let format?):
        key.appendInterpolation(format.apply(to: rows.text(field), symbols: rows.symbols))
      }
    }
    return LocalizedStringKey(stringInterpolation: key)
  }
}

extension Text {
  package init(title words: String) {
    // If the title contains characters of Markdown, it is used as written.
    let isPlain = !words.contains { "*_`~[]<>\\&".contains($0) }
    if isPlain { self.init(LocalizedStringKey(words)) } else { self.init(verbatim: words) }
  }
}
