import GalleyFiles
import GalleyGeometry
import GalleyPicture
import GalleyViews

extension TemplateView {
  /// Adds the nodes of the view without its modifiers.
  func buildContent(into builder: inout NodeBuilder) {
    guard template.kind == .text, case .text(let words)? = template.content else {
      return content._build(into: &builder)
    }
    let arguments = template.arguments.settled(in: rows)
    let prepared = text(words.text(in: rows), arguments).add(to: &builder)
    if let notes = builder.context.textNotes, let texts = rows.texts {
      notes.note(prepared, as: texts.number(of: words))
    }
  }

  private var content: any View {
    let arguments = template.arguments.settled(in: rows)
    if let shape { return filled(shape, arguments) }
    switch template.kind {
    case .image: return image(arguments)
    case .color: return Color(color)
    case .linearGradient: return LinearGradient(template, rows)
    case .spacer: return Spacer(minLength: arguments.number("minLength"))
    case .divider: return Divider()
    default: return container(arguments)
    }
  }

  /// The outline of a shape; nil for other views.
  var shape: (any Shape)? {
    let arguments = template.arguments.settled(in: rows)
    let corners = RoundedCornerStyle(word: arguments.word("style"))
    switch template.kind {
    case .rectangle: return Rectangle()
    case .roundedRectangle:
      return RoundedRectangle(cornerRadius: arguments.number("cornerRadius") ?? 0, style: corners)
    case .circle: return Circle()
    case .capsule: return Capsule(style: corners)
    case .ellipse: return Ellipse()
    default: return nil
    }
  }

  private func container(_ arguments: SceneRecord) -> any View {
    let spacing = arguments.number("spacing")
    let alignment = arguments.word("alignment")
    let views = TemplateViews(templates: template.children, rows: rows)
    switch template.kind {
    case .hStack: return HStack(alignment: .init(word: alignment), spacing: spacing) { views }
    case .vStack: return VStack(alignment: .init(word: alignment), spacing: spacing) { views }
    case .zStack: return ZStack(alignment: .init(word: alignment)) { views }
    case .grid, .gridRow: return grid(arguments, views)
    case _ where template.kind.isLazy && template.kind != .forEach: return lazyContainer(arguments)
    case .section: return section
    case .flowLayout: return FlowLayout(arguments).callAsFunction { views }
    case .scrollView:
      return ScrollView(
        Axis.Set(word: arguments.word("axis"), default: .vertical),
        showsIndicators: arguments.boolean("showsIndicators") ?? true
      ) { views }
    case .viewThatFits:
      return ViewThatFits(
        in: Axis.Set(word: arguments.word("in"), default: [.horizontal, .vertical]),
        uniform: arguments["uniform"].flatMap(TypedShape<SyncScope>.syncScope.read)
      ) { views }
    case .forEach:
      if case .rows(let template)? = template.content { return TemplateRows(template: template, outer: rows) }
      return EmptyView()
    default: return Group { views }
    }
  }

  private func grid(_ arguments: SceneRecord, _ views: TemplateViews) -> any View {
    let alignment = arguments.word("alignment")
    switch template.kind {
    case .gridRow: return GridRow(alignment: alignment.map { .init(word: $0) }) { views }
    default:
      return Grid(
        alignment: .init(word: alignment), horizontalSpacing: arguments.number("horizontalSpacing"),
        verticalSpacing: arguments.number("verticalSpacing")
      ) { views }
    }
  }

  private func text(_ words: String, _ arguments: SceneRecord) -> Text {
    let text = arguments.boolean("markdown") == true ? Text(LocalizedStringKey(words)) : Text(verbatim: words)
    return arguments.number("tracking").map { text.tracking($0) } ?? text
  }

  private func image(_ arguments: SceneRecord) -> any View {
    guard case .text(let path)? = template.content else { return EmptyView() }
    var image = Image(FilePath.join(rows.folder, path.text(in: rows)))
    if arguments.boolean("resizable") == true { image = image.resizable() }
    if arguments.boolean("smooth") == false { image = image.interpolation(.none) }
    return image
  }

  private var color: SceneColor {
    if case .color(let color)? = template.content?.settled(in: rows) { color } else { .named("clear") }
  }

  /// A shape in the style of its content, or only its outline.
  private func filled(_ shape: some Shape, _ arguments: SceneRecord) -> any View {
    if let stroke = arguments["stroke"].flatMap({ SceneStyle($0)?.resolved(in: rows) }) {
      return shape.outlined(stroke, width: arguments.number("lineWidth") ?? 1)
    }
    guard let style = template.content.flatMap({ SceneStyle($0.settled(in: rows))?.resolved(in: rows) }) else {
      return shape
    }
    return shape.filled(style)
  }
}

/// The rows of a `ForEach`.
private struct TemplateRows: View {
  typealias Body = Never

  let template: RowsTemplate
  let outer: RowScope

  func _build(into builder: inout NodeBuilder) {
    let (template, outer) = (template, outer)
    let joined = template.rows(in: outer)
    let count = joined?.count ?? outer.tables[template.table].rowCount
    func row(_ position: Int) -> Int { joined?[position] ?? position }
    let texts = TemplateTexts(template, outer: outer, row: row)
    let content = TemplateRowContent(count: count, template, row: row, in: outer, builder)
    builder.addRows(
      count: count,
      // A row of which something is hidden is shorter than the others.
      uniformLength: { outer.edits.changesVisibility ? nil : template.uniformLength(along: $0) },
      sizing: TextSizing(texts, context: builder.context), content: content,
      id: { AnyHashable(template.id(of: row($0), in: outer)) },
      build: { position, inner in
        let frame = RowScope.Frame(table: template.table, row: row(position), position: position)
        var rows = outer.entering(frame)
        rows.texts = texts
        rows.id = template.id(of: row(position), in: outer)
        TemplateViews(templates: template.row, rows: rows)._build(into: &inner)
      })
  }
}

extension RowsTemplate {
  /// What tells a row apart: the text of its id column, or its number.
  func id(of row: Int, in scope: RowScope) -> String {
    idColumn.map { scope.tables[table].columns[$0][row] } ?? "\(scope.tables[table].number(ofRow: row))"
  }

  /// The rows of its table that belong to the rows around; nil where all do.
  fileprivate func rows(in scope: RowScope) -> [Int]? {
    guard let join else { return nil }
    return scope.edits.changes(table: table) ? join.rows(of: scope.tables[table], in: scope) : join.rows(in: scope)
  }
}

extension Shape {
  fileprivate func filled(_ style: some ShapeStyle) -> any View { fill(style) }

  fileprivate func outlined(_ style: some ShapeStyle, width: Double) -> any View {
    strokeBorder(style, lineWidth: width)
  }
}
