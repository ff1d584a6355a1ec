import GalleyScroll
import GalleyTables

extension StateReader {
  // Checks the names of sheets and headers, and the detents of sheets.

  /// The names of sheets and headers must be unique, and must differ from the names of scroll views. A selection must
  /// be one of the detents.
  mutating func checkNames(in views: [ViewTemplate]) {
    var names = CheckedNames(scrollers: scrollers.ids)
    checkNames(in: views, &names)
  }

  private mutating func checkNames(in views: [ViewTemplate], _ names: inout CheckedNames) {
    for view in views {
      for modifier in view.modifiers {
        guard case .record(let record) = modifier.value else { continue }
        let given = RecordValues(record: record)
        // Conditional sheets may be alternatives to each other, so they may share a name.
        if modifier.definition == .sheet { checkSheet(given, of: view, isAlone: view.condition == nil, &names) }
        if modifier.definition == .scrollHeader, view.condition == nil, let name = try? given[SceneHeader.nameField],
          !names.headers.insert(name).inserted
        {
          report(.name(.duplicateName(name, noun: "headers")), at: given.place(of: SceneHeader.nameField) ?? view.place)
        }
      }
      checkNames(in: view.children + view.beside, &names)
    }
  }

  private mutating func checkSheet(
    _ sheet: RecordValues, of view: ViewTemplate, isAlone: Bool, _ names: inout CheckedNames
  ) {
    guard let name = try? sheet[SceneSheet.nameField] else { return }
    let place = sheet.place(of: SceneSheet.nameField) ?? sheet.place(of: SceneSheet.viewField) ?? view.place
    if names.scrollers.contains(name) {
      report(.name(.nameOfScroller(name, noun: "the sheet")), at: place)
    } else if isAlone, !names.sheets.insert(name).inserted {
      report(.name(.duplicateName(name, noun: "sheets")), at: place)
    }
    guard let selection = try? sheet[SceneSheet.selectionField], !sheet.isUnread(SceneSheet.detentsField),
      let detents = try? sheet[SceneSheet.detentsField], !detents.contains(selection)
    else { return }
    report(
      .moment(.notAmong(key: "selection", others: "detents")), at: sheet.place(of: SceneSheet.selectionField) ?? place)
  }

  private struct CheckedNames {
    let scrollers: Set<String>
    var sheets: Set<String> = []
    var headers: Set<String> = []
  }
}
