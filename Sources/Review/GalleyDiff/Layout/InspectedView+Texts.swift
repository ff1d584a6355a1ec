import GalleySnapshot

extension InspectedView {
  /// What the text says, as it would stand on one line: all of it where that is known; nil where there is none.
  var text: String? { lines.isEmpty ? nil : words ?? shown }

  /// What is shown of the text, as it would stand on one line; nil where there is none.
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

  /// Whether nobody could say what it shows: no text, no name and no element of a collection.
  var isDecoration: Bool { id == nil && row == nil && text == nil && children.allSatisfy(\.isDecoration) }
}
