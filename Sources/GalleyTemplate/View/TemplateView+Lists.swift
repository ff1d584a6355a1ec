import GalleyGeometry
import GalleyViews

extension TemplateView {
  /// A container that builds its views when they are seen.
  func lazyContainer(_ arguments: SceneRecord) -> any View {
    let spacing = arguments.number("spacing")
    let alignment = arguments.word("alignment")
    let pinned = PinnedScrollableViews(arguments.list("pinnedViews"))
    let views = TemplateViews(templates: template.children, rows: rows)
    switch template.kind {
    case .lazyHStack:
      return LazyHStack(alignment: .init(word: alignment), spacing: spacing, pinnedViews: pinned) { views }
    case .lazyVGrid:
      let columns = [GridItem]("columns", in: arguments, spacing: arguments.number("columnSpacing"))
      return LazyVGrid(
        columns: columns, alignment: .init(word: alignment), spacing: spacing, pinnedViews: pinned
      ) { views }
    case .lazyHGrid:
      let items = [GridItem]("rows", in: arguments, spacing: arguments.number("rowSpacing"))
      return LazyHGrid(rows: items, alignment: .init(word: alignment), spacing: spacing, pinnedViews: pinned) { views }
    case .list: return list(arguments) { views }
    case .lazyFlowStack:
      let layout = FlowLayout(arguments)
      return LazyFlowStack(
        columns: layout.columns, alignment: layout.alignment, itemAlignment: layout.itemAlignment,
        spacing: layout.spacing, lineSpacing: layout.lineSpacing
      ) { views }
    default:
      return LazyVStack(alignment: .init(word: alignment), spacing: spacing, pinnedViews: pinned) { views }
    }
  }

  private func list<Rows: View>(_ arguments: SceneRecord, @ViewBuilder views: () -> Rows) -> any View {
    let selection = arguments.list("selection").compactMap { value in
      if case .text(let id) = value { id.text(in: rows) } else { nil }
    }
    let changed = name.flatMap(rows.edits.selection)
    return List(selection: .constant(changed ?? Set(selection)), content: views)
  }

  /// The rows of a section with its header and its footer.
  var section: any View {
    func views(_ templates: [ViewTemplate]?) -> TemplateViews { TemplateViews(templates: templates ?? [], rows: rows) }
    return Section {
      views(template.content?.views)
    } header: {
      views(template.arguments["header"]?.views)
    } footer: {
      views(template.arguments["footer"]?.views)
    }
  }
}

extension FlowLayout {
  /// The layout that a scene's arguments describe.
  init(_ arguments: SceneRecord) {
    let columns: Columns =
      switch arguments["columns"] {
      case .number(let count): .count(Int(count))
      case .record(let record): .adaptive(minimum: record.number("adaptive") ?? 1)
      default: .fitting
      }
    self.init(
      columns: columns, alignment: HorizontalAlignment(word: arguments.word("alignment") ?? "leading"),
      itemAlignment: VerticalAlignment(word: arguments.word("itemAlignment")), spacing: arguments.number("spacing"),
      lineSpacing: arguments.number("lineSpacing"))
  }
}

extension PinnedScrollableViews {
  /// The kinds that words name.
  fileprivate init(_ words: [SceneValue]) {
    self = []
    for case .word(let word) in words { insert(word == "sectionFooters" ? .sectionFooters : .sectionHeaders) }
  }
}
