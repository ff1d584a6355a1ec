import GalleyViews

extension ViewDefinition {
  package static let symbol = ViewDefinition(
    "Symbol", "A symbol such as star.fill, as large as the text around and in its colour.",
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
    "resizable", .boolean, "Whether it stretches over whatever it is offered; false by default.", default: false)

  static let shape = TypedShape<SymbolSetting>.record("", "") { fields in
    let resizable = fields.add(resizable)
    return { given in try SymbolSetting(isResizable: given[resizable]) }
  }
}
