import GalleyViews

extension ViewDefinition {
  package static let symbol = ViewDefinition(
    "Symbol", "A symbol such as star.fill, in the size and colour of the surrounding text.",
    .interpolation("a symbol's name"), SymbolSetting.shape,
    ViewTraits(contentHasSize: { (try? $0[SymbolSetting.resizable]) != true })
  ) { name, setting, view in
    let image = Image(systemName: name.text(in: view.rows))
    return setting.isResizable ? image.resizable() : image
  }
}

private struct SymbolSetting: Sendable {
  let isResizable: Bool

  static let resizable = TypedField(
    "resizable", .boolean, "Whether the symbol stretches to the available space (default: false).", default: false)

  static let shape = TypedShape<SymbolSetting>.record("", "") { fields in
    let resizable = fields.add(resizable)
    return { given in try SymbolSetting(isResizable: given[resizable]) }
  }
}
