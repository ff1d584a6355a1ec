package import GalleyViews

package struct SceneValues {
  package let texts: [String]
  private let written: Binding<WrittenValues>?
  private let revision: Int
  package let scrollers: ScrollViewProxy?

  package static var none: SceneValues { SceneValues([], .none, nil, nil) }

  /// Creates the values of variables. `edits` have precedence over the initial values, and controls write their changes
  /// to `written`.
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

  /// Returns the current value, which may have changed since the views were built.
  package func current(_ index: Int) -> String { written?.wrappedValue.text(index, since: revision) ?? text(index) }

  package func edit(_ edit: RowEdit) { written?.wrappedValue.rowEdits.append(edit) }

  package func write(_ text: String, to index: Int) {
    guard let written, texts.indices.contains(index), current(index) != text else { return }
    written.wrappedValue.write(text, to: index, at: revision)
  }
}

package struct WrittenValues {
  var rowEdits: [RowEdit] = []
  private var texts: [Int: (text: String, revision: Int)] = [:]

  /// Returns the value that a control has written; nil if the script has set the variable since.
  func text(_ index: Int, since revision: Int) -> String? {
    texts[index].flatMap { $0.revision >= revision ? $0.text : nil }
  }

  mutating func write(_ text: String, to index: Int, at revision: Int) { texts[index] = (text, revision) }
}
