import GalleyGeometry
import GalleyMessages
import GalleyScroll
import GalleyTables
import GalleyText
import GalleyViews

package struct StateReader {
  let scrollers: ScrollerNames
  private lazy var targets = TargetNames(in: view, isComplete: isComplete, tables)
  private let view: [ViewTemplate]
  private let isComplete: Bool
  var suggestions = Suggestions()
  let tables: [Table]
  let tableNames: [String]
  /// The columns that identify rows, by table index, for tables that are shown.
  private let idColumns: [Int: Int]
  var edits = SceneEdits.none
  var screenshots: Set<String> = []
  private(set) var errors: [SceneError] = []

  /// Creates a reader. If `isComplete` is false, it does not report unknown names.
  init(view: [ViewTemplate], isComplete: Bool, tables: [Table]) {
    self.view = view
    self.isComplete = isComplete
    self.tables = tables
    tableNames = tables.map(\.name)
    idColumns = Self.idColumns(in: view)
    scrollers = ScrollerNames(in: view, isComplete: isComplete, tables)
  }

  mutating func add(_ errors: [SceneError]) { self.errors += errors }

  mutating func report(_ kind: SceneError.Kind, at place: SourcePlace) {
    errors.append(SceneError(kind, at: place))
  }

  mutating func states(_ section: [TypedRecord<StateKeys>]?) -> [SceneState] {
    guard let section else { return [.initial] }
    var names: Set<String> = []
    return section.compactMap { written in
      guard let name = written[\.name] else { return nil }
      let place = written.place(\.name.key)
      if !names.insert(name).inserted, let place { report(.name(.duplicateState(name)), at: place) }
      let scroll = written[\.scroll] ?? []
      var state = SceneState(name: name, scroll: positions(scroll), place: place)
      for scroller in scroll { state.scrollPlaces[scroller.name] = scroller.place }
      for value in written[\.set] ?? [] { state.values[value.variable.index] = value.text }
      state.taps = written[\.tap] ?? []
      for tap in state.taps { checkTouched(tap, at: written.place(\.tap.key) ?? SourcePlace(file: "")) }
      (state.swipe, state.longPress, state.pull) = (written[\.swipe], written[\.longPress], written[\.pull])
      checkFingers(of: state, written)
      return state
    }
  }

  private mutating func checkFingers(of state: SceneState, _ written: TypedRecord<StateKeys>) {
    if let swipe = state.swipe, let place = written.place(\.swipe.key) { checkTarget(swipe.id, at: place) }
    if let pressed = state.longPress, let place = written.place(\.longPress.key) { checkTouched(pressed, at: place) }
    if let pulled = state.pull, let place = written.place(\.pull.key) { checkScroller(pulled, at: place) }
  }

  private mutating func positions(_ scrollers: [Named<TypedRecord<ScrollKeys>>]) -> [String: ScrollDestination] {
    var result: [String: ScrollDestination] = [:]
    for scroller in scrollers {
      checkScroller(scroller.name, at: scroller.place)
      result[scroller.name] = position(scroller.value, in: scroller.name, at: scroller.place)
    }
    return result
  }

  mutating func checkScroller(_ name: String, at place: SourcePlace) {
    guard !scrollers.isOpen, scrollers.rows[name] == nil else { return }
    let suggestion = suggestions.closest(to: name, among: scrollers.names)
    report(.name(.unknownScroller(name, known: scrollers.names, suggestion: suggestion)), at: place)
  }

  private mutating func position(
    _ written: TypedRecord<ScrollKeys>, in name: String, at place: SourcePlace
  ) -> ScrollDestination? {
    let targetPlace = written.place(\.target.key) ?? place
    switch (written[\.offset], written[\.target]) {
    case (let offset?, nil): return offsetPosition(offset, written)
    case (nil, let target?):
      return .target(
        scrollTarget(target, name, at: targetPlace), anchor: written[\.anchor] ?? .top,
        isClamped: written[\.clamp] ?? true)
    case (.some, .some):
      report(.key(.conflict(written.name(\.target.key), with: written.name(\.offset.key))), at: targetPlace)
    case (nil, nil):
      let keys: [KeyPath<ScrollKeys, String>] = [\.offset.key, \.target.key]
      guard !keys.contains(where: written.isGiven) else { return nil }
      report(.key(.needsOne(of: keys.map(written.name), owner: "scroll")), at: place)
    }
    return nil
  }

  /// Returns the destination of an offset, which is clamped only on request.
  private mutating func offsetPosition(_ offset: Point, _ written: TypedRecord<ScrollKeys>) -> ScrollDestination {
    if let place = written.place(\.anchor.key) {
      report(.key(.conflict(written.name(\.anchor.key), with: written.name(\.offset.key))), at: place)
    }
    guard written[\.clamp] == true else { return .offset(offset) }
    return .target(.top, anchor: .topLeading, extra: offset, isClamped: true)
  }

  mutating func scrollTarget(_ text: String, _ scroller: String, at place: SourcePlace) -> ScrollSubject {
    if text == "top" { return .top }
    if text == "bottom" { return .bottom }
    guard text.hasPrefix("row:") else {
      if let detents = scrollers.sheets[scroller] {
        checkWord(text, noun: "a detent", known: detents, at: place)
      } else {
        checkTarget(text, at: place)
      }
      return .id(text)
    }
    guard let row = Int(text.dropFirst(4)), row >= 0 else {
      report(.moment(.badTarget(text)), at: place)
      return .top
    }
    // If steps insert or delete rows, the number of rows changes over time.
    if !edits.changesTables, let rows = scrollers.rows[scroller] ?? nil, row >= rows {
      report(.moment(.rowOutOfRange(row: row, rows: rows)), at: place)
    }
    return .row(row)
  }
}

extension StateReader {
  func idColumn(ofTable index: Int) -> Int? {
    idColumns[index]
  }

  fileprivate static func idColumns(in views: [ViewTemplate]) -> [Int: Int] {
    var columns: [Int: Int] = [:]
    func search(_ view: ViewTemplate) {
      if case .rows(let rows)? = view.content, let column = rows.idColumn, columns[rows.table] == nil {
        columns[rows.table] = column
      }
      view.children.forEach(search)
    }
    views.forEach(search)
    return columns
  }

  mutating func checkTarget(_ name: String, at place: SourcePlace) {
    guard !targets.isOpen, !targets.contains(name), !cameLater(name) else { return }
    checkWord(name, noun: "an id", known: targets.suggestions, more: targets.more, at: place)
  }

  mutating func checkTouched(_ name: String, at place: SourcePlace) {
    if !targets.containsPart(name) { checkTarget(name, at: place) }
  }

  private static let maxReported = 12

  private mutating func checkWord(
    _ word: String, noun: String, known: [String], more: Int = 0, at place: SourcePlace
  ) {
    guard !known.contains(word) else { return }
    let suggestion = suggestions.closest(to: word, among: known)
    let reported = Array(known.prefix(Self.maxReported))
    report(
      .value(
        .unknownWord(
          word, noun: noun, known: reported, suggestion: suggestion, more: known.count - reported.count + more)),
      at: place)
  }
}

package struct ScrollerNames {
  /// The number of rows in the first list of each scroll view; `nil` if it depends on the enclosing row.
  package private(set) var rows: [String: Int?] = [:]
  /// The table of the first list of each scroll view, if all its rows are shown.
  private(set) var tables: [String: Table] = [:]
  private(set) var sheets: [String: [String]] = [:]
  private(set) var first: String?
  private(set) var names: [String] = []
  private(set) var ids: Set<String> = []
  private(set) var lists: [String] = []
  private(set) var hasNameless = false
  /// Whether there may be other scroll views, because identities come from data or the view has errors.
  private(set) var isOpen = false
  private let known: [Table]

  init(in view: [ViewTemplate], isComplete: Bool, _ tables: [Table]) {
    known = tables
    isOpen = !isComplete
    for view in view { collect(view) }
    names = rows.keys.sorted()
  }

  private mutating func collect(_ view: ViewTemplate) {
    for case .record(let record) in view.modifiers.filter({ $0.definition == .sheet }).map(\.value) {
      let sheet = RecordValues(record: record)
      guard let name = try? sheet[SceneSheet.nameField], let detents = try? sheet[SceneSheet.detentsField] else {
        isOpen = true
        continue
      }
      sheets[name] = detents.map(\.name) + ["hidden"]
      rows[name] = .some(detents.count)
    }
    if let scroller = view.scroller { collect(scroller, namedBy: view.modifiers) }
    for inner in view.children + view.beside { collect(inner) }
  }

  private mutating func collect(_ scroller: ViewTemplate, namedBy modifiers: [ViewTemplate.Modifier]) {
    let named = modifiers.filter { $0.definition.traits.scrollerName != nil }
    if named.isEmpty { hasNameless = true }
    for modifier in named {
      guard let name = modifier.definition.traits.scrollerName?(modifier.value) else {
        isOpen = true
        continue
      }
      if modifier.definition == .id { ids.insert(name) }
      let table = table(of: scroller)
      rows[name] = .some(table?.rowCount)
      tables[name] = table
      first = first ?? name
      if scroller.definition == .list { lists.append(name) }
    }
  }

  private func table(of view: ViewTemplate) -> Table? {
    if case .rows(let rows)? = view.content {
      let table = known[rows.table]
      return rows.join == nil && !table.isUnreadable ? table : nil
    }
    return view.children.firstAnswer(table)
  }
}

extension ViewTemplate {
  package var scroller: ViewTemplate? {
    if definition.isScroller { return self }
    return definition == .group && children.count == 1 ? children[0].scroller : nil
  }

  /// The views inside this one. Layers and shapes in modifiers are excluded, because they contain no scroll views.
  package var children: [ViewTemplate] {
    (content?.views ?? []) + arguments.entries.flatMap(\.value.viewsInside)
  }

  package var beside: [ViewTemplate] {
    modifiers.flatMap { $0.definition.traits.viewsBeside($0.value) }
  }
}

extension SceneValue {
  package var viewsInside: [ViewTemplate] {
    switch self {
    case .record(let record): record.entries.flatMap(\.value.viewsInside)
    case .list(let values): values.flatMap(\.viewsInside)
    default: views
    }
  }

  package var views: [ViewTemplate] {
    switch self {
    case .view(let view): [view]
    case .views(let views): views
    case .rows(let rows): rows.row
    default: []
    }
  }
}
