import GalleyFiles
import GalleyMessages
import GalleyTables

struct BlockReader {
  private(set) var blocks: [ReportFile.PlacedBlock] = []
  private(set) var errors: [SceneError] = []
  var data: ReportDataReader
  private let options: Scene.Options
  private let access: FileAccess
  private let language: String
  /// The locale for numbers and dates; `nil` keeps the format of the files.
  let numberLocale: String?
  private var ids: [String: SourcePlace] = [:]

  private let source: SourceText

  init(_ source: SourceText, _ options: Scene.Options, access: FileAccess, language: String?) {
    self.source = source
    self.options = options
    self.access = access
    numberLocale = language.flatMap { NumberSymbols.know($0) ? $0 : nil }
    let language = language ?? "en"
    self.language = language
    data = ReportDataReader(options, file: access.sceneFile, locale: language)
  }

  mutating func read(_ written: WrittenBlock, _ node: SceneNode) {
    switch written {
    case .text(let text): add(.text(text), at: textPlace(node.pairs?.first?.value.place ?? node.place))
    case .table(.name(let name)): readTable(name, at: node.place)
    case .table(.keys(let keys)): readTable(keys, at: node.place)
    case .chart(let keys): readChart(keys, at: node.place)
    case .scene(.name(let path)): readScene(path, nil, at: node.place)
    case .scene(.keys(let keys)): keys[\.file].map { readScene($0, keys, at: node.place) }
    case .image(.name(let path)): readImage(path, nil, at: node.place)
    case .image(.keys(let keys)): keys[\.file].map { readImage($0, keys, at: node.place) }
    case .pageBreak: add(.pageBreak, at: node.place)
    }
  }

  /// Returns the position where the text starts, which in a block scalar is the next line.
  private func textPlace(_ place: SourcePlace) -> SourcePlace {
    guard let line = place.line, let column = place.column else { return place }
    let mark = source.bytes(ofLine: line).dropFirst(column - 1).first
    guard mark == UInt8(ascii: "|") || mark == UInt8(ascii: ">") else { return place }
    return SourcePlace(file: place.file, line: line + 1)
  }

  mutating func add(_ block: ReportBlock, at place: SourcePlace) {
    blocks.append(ReportFile.PlacedBlock(block, at: place))
  }

  mutating func recordError(_ kind: SceneError.Kind, at place: SourcePlace) {
    errors.append(SceneError(kind, at: place))
  }

  mutating func caption<Keys: RecordKeys>(
    _ keys: TypedRecord<Keys>, _ fields: KeyPath<Keys, ReportCaptionFields>
  ) -> ReportCaption {
    let id = keys[fields.appending(path: \.id)]
    if let id, let place = keys.place(fields.appending(path: \.id.key)) {
      if let first = ids[id] { recordError(.name(.sharedIdentity(id, noun: "blocks", first: first)), at: place) }
      ids[id] = ids[id] ?? place
    }
    return ReportCaption(keys[fields.appending(path: \.text)] ?? "", id: id)
  }

  // MARK: Tables

  private mutating func readTable(_ source: String, at place: SourcePlace) {
    guard let table = data.rows(source, at: place) else { return }
    var plan = TablePlan()
    plan.language = language
    plan.numberLocale = numberLocale
    add(.table(ReportTable(table: table, source: source, plan: plan, caption: ReportCaption())), at: place)
  }

  private mutating func readTable(_ keys: TypedRecord<ReportTableKeys>, at place: SourcePlace) {
    guard let source = keys[\.data], let sourcePlace = keys.place(\.data.key) else { return }
    let written = keys[\.columns] ?? []
    guard let all = data.rows(source, columns: written, at: sourcePlace) else { return }
    guard let table = data.shaped(all, keys, at: place) else { return }
    if written.count == 1, written[0].contains(","), table.columnIndex(written[0]) == nil {
      _ = data.check(written[0], of: table, at: keys.place(\.columns.key) ?? place)
      return
    }
    let columns = ColumnList(written, of: table)
    var plan = TablePlan()
    plan.language = language
    plan.numberLocale = numberLocale
    plan.groups = keys[\.groupBy] ?? []
    plan.rowsRead = all.rowCount
    plan.columns = columns.columns.filter { !columns.isRest($0) || !plan.groups.contains($0.field) }
    chooseColumns(&plan, of: table, keys, at: place)
    plan.totals = keys[\.totals] ?? []
    plan.averages = keys[\.averages] ?? []
    plan.hasShares = keys[\.shares] ?? false
    plan.groupOrder = keys[\.groupOrder] ?? .input
    plan.fontSize = keys[\.fontSize] ?? 0
    plan.isZebra = keys[\.striped] ?? false
    plan.stacking = keys[\.records] ?? .automatic
    check(plan, of: table, keys, at: place)
    checkUnused(plan, keys, at: place)
    add(
      .table(ReportTable(table: table, source: source, plan: plan, caption: caption(keys, \.caption))), at: place)
  }

  private mutating func chooseColumns(
    _ plan: inout TablePlan, of table: Table, _ keys: TypedRecord<ReportTableKeys>, at place: SourcePlace
  ) {
    let choice = ColumnChoice(
      hidden: keys[\.hide] ?? [], kept: keys[\.keep] ?? [], renamed: keys[\.rename] ?? [], first: keys[\.order] ?? [])
    do throws(SceneErrors) {
      plan.columns = try choice.applied(to: plan.columns, of: table, groups: plan.groups)
    } catch {
      let places = [
        "--hide": keys.place(\.hide.key), "--keep": keys.place(\.keep.key), "--rename": keys.place(\.rename.key),
        "--order": keys.place(\.order.key),
      ]
      errors += error.errors.map { SceneError($0.kind, at: (places[$0.place.file] ?? nil) ?? place) }
    }
  }

  private mutating func check(
    _ plan: TablePlan, of table: Table, _ keys: TypedRecord<ReportTableKeys>, at place: SourcePlace
  ) {
    let named = [
      (plan.columns.map(\.field), keys.place(\.columns.key)), (plan.groups, keys.place(\.groupBy.key)),
      (plan.totals, keys.place(\.totals.key)), (plan.averages, keys.place(\.averages.key)),
    ]
    for (names, own) in named {
      for name in names { _ = data.check(name, of: table, at: own ?? place) }
    }
    for column in plan.columns {
      guard let format = column.format, FieldFormat(format) == nil else { continue }
      let suggestion = Suggestion.closest(to: format, among: FieldFormat.names)
      recordError(
        .field(.unknownFormat(format, known: FieldFormat.names, suggestion: suggestion)),
        at: keys.place(\.columns.key) ?? place)
    }
  }

  private mutating func checkUnused(
    _ plan: TablePlan, _ keys: TypedRecord<ReportTableKeys>, at place: SourcePlace
  ) {
    let needed = [
      (\ReportTableKeys.shares.key, plan.hasShares, "groupBy", plan.groups),
      (\.shares.key, plan.hasShares, "totals", plan.totals),
      (\.groupOrder.key, plan.groupOrder != .input, "groupBy", plan.groups),
      (\.groupOrder.key, plan.groupOrder == .total, "totals", plan.totals),
    ]
    for (key, isGiven, other, names) in needed where isGiven && names.isEmpty {
      recordError(.key(.missingKey(other, owner: "'\(keys.name(key))'")), at: keys.place(key) ?? place)
    }
  }

  // MARK: Pictures

  private mutating func readScene(_ path: String, _ keys: TypedRecord<ReportSceneKeys>?, at place: SourcePlace) {
    let own = keys?.place(\.file.key) ?? place
    let full: String
    do throws(SceneError.Kind) { full = try access.path(path) } catch { return recordError(error, at: own) }
    var options = options
    // The overrides apply to the report, and not to the scenes in it.
    options.overrides = []
    do throws(SceneErrors) {
      let scene = try Scene(contentsOf: full, options: options)
      let states = keys?[\.states] ?? []
      let known = scene.states.map(\.name)
      for state in states where !known.contains(state) {
        let suggestion = Suggestion.closest(to: state, among: known)
        recordError(
          .value(.unknownWord(state, noun: "a state of '\(path)'", known: known, suggestion: suggestion)),
          at: keys?.place(\.states.key) ?? place)
      }
      let variants = keys?[\.variants] ?? []
      let values = Set(scene.variants.flatMap(\.labels).map(\.value)).sorted()
      for value in variants where !values.contains(value) {
        let suggestion = Suggestion.closest(to: value, among: values)
        recordError(
          .value(.unknownWord(value, noun: "a variant value of '\(path)'", known: values, suggestion: suggestion)),
          at: keys?.place(\.variants.key) ?? place)
      }
      let shown = ReportScene(
        scene: scene, states: states, variants: variants, width: keys?[\.width],
        caption: keys.map { caption($0, \.caption) } ?? ReportCaption())
      add(.scene(shown), at: place)
    } catch {
      errors += error.errors
    }
  }

  private mutating func readImage(_ path: String, _ keys: TypedRecord<ReportImageKeys>?, at place: SourcePlace) {
    do throws(SceneError.Kind) {
      let full = try access.path(path)
      add(
        .image(
          ReportImage(
            path: full, alternative: keys?[\.alternative] ?? "", width: keys?[\.width],
            caption: keys.map { caption($0, \.caption) } ?? ReportCaption())), at: place)
    } catch {
      recordError(error, at: keys?.place(\.file.key) ?? place)
    }
  }
}
