import GalleyScroll

extension MomentReader {
  // What a view's sheets and headers are called, and where sheets stand.

  /// Reports sheets and headers that share a name with each other, sheets that share one with a scroller, and sheets
  /// that stand at none of their detents.
  mutating func checkNames(in views: [ViewTemplate]) {
    var names = HeldNames(scrollers: scrollers.ids)
    checkNames(in: views, &names)
  }

  private mutating func checkNames(in views: [ViewTemplate], _ names: inout HeldNames) {
    for view in views {
      for modifier in view.modifiers {
        guard case .record(let record) = modifier.value else { continue }
        // Of views with conditions only one may ever show.
        if modifier.kind == .sheet { checkSheet(record, of: view, isAlone: view.condition == nil, &names) }
        if modifier.kind == .scrollHeader, view.condition == nil, let name = record.text("name"),
          !names.headers.insert(name).inserted
        {
          report(.duplicateName(name, noun: "headers"), at: record.place("name") ?? view.place)
        }
      }
      checkNames(in: view.children + view.beside, &names)
    }
  }

  private mutating func checkSheet(
    _ sheet: SceneRecord, of view: ViewTemplate, isAlone: Bool, _ names: inout HeldNames
  ) {
    let place = sheet.place("name") ?? sheet.place("view") ?? view.place
    let name = sheet.sheetName
    if names.scrollers.contains(name) {
      report(.nameOfScroller(name, noun: "the sheet"), at: place)
    } else if isAlone, !names.sheets.insert(name).inserted {
      report(.duplicateName(name, noun: "sheets"), at: place)
    }
    guard let selection = sheet["selection"], !sheet.unread.contains("detents"),
      !(sheet["detents"] == nil ? [.word("large")] : sheet.list("detents")).contains(where: selection.isSame)
    else { return }
    report(.notAmong(key: "selection", others: "detents"), at: sheet.place("selection") ?? place)
  }

  /// Names that are in use.
  private struct HeldNames {
    let scrollers: Set<String>
    var sheets: Set<String> = []
    var headers: Set<String> = []
  }
}

extension SceneValue {
  /// Whether both are the same detent, wherever they are written.
  fileprivate func isSame(as other: SceneValue) -> Bool {
    switch (self, other) {
    case (.record(let one), .record(let other)):
      one.entries.map(\.key) == other.entries.map(\.key) && one.entries.map(\.value) == other.entries.map(\.value)
    default: self == other
    }
  }
}
