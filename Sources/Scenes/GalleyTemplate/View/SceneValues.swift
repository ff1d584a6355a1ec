package import GalleyViews

/// What the values of a scene are now, and the way to change them.
package struct SceneValues {
  package let texts: [String]
  private let written: Binding<WrittenValues>?
  private let revision: Int
  /// Scrolls the scrollers of the scene; nil where nothing is ever tapped.
  package let scrollers: ScrollViewProxy?

  package static var none: SceneValues { SceneValues([], .none, nil, nil) }

  /// The values of `variables` after `edits` and what controls wrote, `own`; they go on writing to `written`.
  package init(
    _ variables: [SceneVariable], _ edits: SceneEdits, _ own: WrittenValues?, _ written: Binding<WrittenValues>?,
    scrollers: ScrollViewProxy? = nil
  ) {
    texts = variables.enumerated().map { index, variable in
      let set = edits.value(index)
      return own?.text(index, since: set?.revision ?? 0) ?? set?.text ?? variable.initial
    }
    self.written = written
    revision = edits.valueRevision
    self.scrollers = scrollers
  }

  package func text(_ index: Int) -> String { texts.indices.contains(index) ? texts[index] : "" }

  /// What the value with the number `index` is now: an action may have written it since the views were made.
  package func current(_ index: Int) -> String { written?.wrappedValue.text(index, since: revision) ?? text(index) }

  package func edit(_ edit: RowEdit) { written?.wrappedValue.rowEdits.append(edit) }

  package func write(_ text: String, to index: Int) {
    guard let written, texts.indices.contains(index), current(index) != text else { return }
    written.wrappedValue.write(text, to: index, at: revision)
  }
}

/// What controls of a scene wrote, and fingers did with its rows.
package struct WrittenValues {
  var rowEdits: [RowEdit] = []
  private var texts: [Int: (text: String, revision: Int)] = [:]

  /// What was written last to a value; nil where that was before a script set it.
  func text(_ index: Int, since revision: Int) -> String? {
    texts[index].flatMap { $0.revision >= revision ? $0.text : nil }
  }

  mutating func write(_ text: String, to index: Int, at revision: Int) { texts[index] = (text, revision) }
}
