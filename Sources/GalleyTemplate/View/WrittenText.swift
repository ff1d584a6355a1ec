import GalleyViews

/// A text of a scene, which rows can be measured by without building each.
struct WrittenText: View {
  typealias Body = Never

  let words: Interpolation
  let rows: RowScope
  var tracking: Double?
  var isMarkdown = false

  func _build(into builder: inout NodeBuilder) {
    let content = words.text(in: rows)
    let text = isMarkdown ? Text(LocalizedStringKey(markdown: content)) : Text(verbatim: content)
    let prepared = (tracking.map { text.tracking($0) } ?? text).add(to: &builder)
    if let notes = builder.context.textNotes, let own = rows.texts, let texts = notes.texts as? TemplateTexts,
      texts.says(what: own)
    {
      notes.note(prepared, as: texts.number(of: words))
    }
  }
}
