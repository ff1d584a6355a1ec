import GalleyGeometry

/// Layouts record only sizes that differ from iOS 18.
extension SystemStyle.Lists {
  func facts(_ kind: ListKind) -> [String: String] {
    var facts = [
      "rowHeight": changed(\.rowHeight), "rowPadding": changed(\.rowPadding),
      "separatorThickness": changed(\.separator.thickness, of: AttributeText.number),
      "separatorInset": changed(\.separator.trailingInset),
    ]
    if kind.isGrouped {
      facts["headerPadding"] = changed(\.header.padding, of: \.text)
      facts["footerPadding"] = changed(\.footer, of: \.text)
    }
    if kind.hasCards {
      facts["cardMargin"] = changed(\.margin)
      facts["cardRadius"] = changed(\.cornerRadius)
      facts["textInset"] = changed(\.textInset)
    }
    return facts.compactMapValues { $0 }
  }

  private func changed(_ path: KeyPath<Self, Double>) -> String? { changed(path, of: AttributeText.number) }

  private func changed(_ path: KeyPath<Self, Double?>, of text: (Double) -> String) -> String? {
    self[keyPath: path] == SystemStyle.unrecorded.list[keyPath: path] ? nil : self[keyPath: path].map(text)
  }

  private func changed<Value: Equatable>(_ path: KeyPath<Self, Value>, of text: (Value) -> String) -> String? {
    self[keyPath: path] == SystemStyle.unrecorded.list[keyPath: path] ? nil : text(self[keyPath: path])
  }
}

extension SystemStyle.Padding {
  fileprivate var text: String { "\(AttributeText.number(top)) above and \(AttributeText.number(bottom)) below" }
}
