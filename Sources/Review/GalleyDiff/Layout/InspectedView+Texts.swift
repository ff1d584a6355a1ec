import GalleySnapshot

extension InspectedView {
  /// The complete text on one line if it is recorded, or else the visible part. Nil if the view is not a text.
  var text: String? { lines.isEmpty ? nil : words ?? shown }

  /// The visible part of the text on one line, or nil if the view is not a text.
  var shown: String? {
    lines.isEmpty ? nil : lines.dropFirst().reduce(lines[0]) { $0 + ($0.hasSuffix("-") ? "" : " ") + $1 }
  }

  var texts: [String] {
    var texts: [String] = []
    addTexts(to: &texts)
    return texts
  }

  private func addTexts(to texts: inout [String]) {
    if let text { texts.append(text) }
    for child in children { child.addTexts(to: &texts) }
  }

  /// Whether the view has no content that could identify it: no text, no id and no row.
  var isDecoration: Bool { id == nil && row == nil && text == nil && children.allSatisfy(\.isDecoration) }
}
