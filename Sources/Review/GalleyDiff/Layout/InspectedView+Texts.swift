import GalleySnapshot

extension InspectedView {
  /// The complete text, or its visible part if the complete text was not recorded.
  var text: String? { lines.isEmpty ? nil : words ?? shown }

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

  var isDecoration: Bool { id == nil && row == nil && text == nil && children.allSatisfy(\.isDecoration) }
}
