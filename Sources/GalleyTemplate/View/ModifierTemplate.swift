import GalleyGeometry
import GalleyText
import GalleyViews

/// A modifier with its value for one row.
struct ModifierTemplate {
  let kind: ModifierKind
  let value: SceneValue
  let rows: RowScope

  /// `view` with the modifier.
  func applied(to view: AnyView) -> AnyView {
    switch kind.family {
    case .layout: layout(view)
    case .container: contained(view)
    case .cell: celled(view)
    case .layer: layered(view)
    case .effect: effected(view)
    case .look: styled(view)
    case .agreement: agreed(view)
    case .scrolling: scrolling(view)
    case .header: headered(view)
    case .progress: progressing(view)
    case .link: linked(view)
    case .sheet: sheeted(view)
    case .list: listed(view)
    case .place: surrounded(view)
    // What only surrounds a view is changed where it is built, and its look while it is selected is chosen before.
    case .surroundings, .selection: view
    }
  }

  var number: Double { if case .number(let number) = value { number } else { 0 } }
  var isTrue: Bool { value == .boolean(true) }
  var word: String { if case .word(let word) = value { word } else { "" } }
  var text: String { if case .text(let text) = value { text.constant ?? "" } else { "" } }
  var record: SceneRecord { if case .record(let record) = value { record } else { SceneRecord() } }
  var color: Color { if case .color(let color) = value { Color(color) } else { .clear } }

  private func layout(_ view: AnyView) -> AnyView {
    switch kind {
    case .frame: return framed(view)
    case .padding:
      if case .number(let length) = value { return AnyView(view.padding(length)) }
      if case .record(let sides) = value { return AnyView(view.padding(EdgeInsets(sides: sides))) }
      return isTrue ? AnyView(view.padding()) : view
    case .fixedSize:
      if case .record(let axes) = value {
        return AnyView(
          view.fixedSize(horizontal: axes.boolean("horizontal") ?? false, vertical: axes.boolean("vertical") ?? false))
      }
      return isTrue ? AnyView(view.fixedSize()) : view
    case .layoutPriority: return AnyView(view.layoutPriority(number))
    case .aspectRatio:
      if case .number(let ratio) = value { return AnyView(view.aspectRatio(ratio, contentMode: .fit)) }
      let mode = ContentMode(word: record.word("contentMode"))
      return AnyView(view.aspectRatio(record.number("ratio"), contentMode: mode))
    case .scaledToFit: return isTrue ? AnyView(view.scaledToFit()) : view
    case .scaledToFill: return isTrue ? AnyView(view.scaledToFill()) : view
    case .position: return AnyView(view.position(x: record.number("x") ?? 0, y: record.number("y") ?? 0))
    default: return AnyView(view.offset(x: record.number("x") ?? 0, y: record.number("y") ?? 0))
    }
  }

  /// Exact sides are one frame and bounds are another, inside it.
  private func framed(_ view: AnyView) -> AnyView {
    let alignment = Alignment(word: record.word("alignment"))
    var result = view
    if record.entries.contains(where: { $0.key.hasPrefix("m") || $0.key.hasPrefix("ideal") }) {
      result = AnyView(
        result.frame(
          minWidth: record.number("minWidth"), idealWidth: record.number("idealWidth"),
          maxWidth: record.number("maxWidth"), minHeight: record.number("minHeight"),
          idealHeight: record.number("idealHeight"), maxHeight: record.number("maxHeight"), alignment: alignment))
    }
    guard record["width"] != nil || record["height"] != nil else { return result }
    return AnyView(result.frame(width: record.number("width"), height: record.number("height"), alignment: alignment))
  }

  private func layered(_ view: AnyView) -> AnyView {
    switch kind {
    case .background:
      if let style = style(value, rows) { return background(view, style) }
      return AnyView(view.background(alignment: layerAlignment) { layer })
    case .overlay:
      if let style = style(value, rows) { return overlay(view, style) }
      return AnyView(view.overlay(alignment: layerAlignment) { layer })
    case .mask:
      // A colour is as large as the view.
      if let style = style(value, rows) { return mask(view, style) }
      return AnyView(view.mask(alignment: layerAlignment) { layer })
    case .border:
      let line = record.color("color").map { Color($0) } ?? color
      return AnyView(view.border(line, width: record.number("width") ?? 1))
    default:
      if case .number(let radius) = value { return AnyView(view.shadow(radius: radius)) }
      return AnyView(
        view.shadow(
          color: record.color("color").map { Color($0) } ?? Color(white: 0, opacity: 0.33),
          radius: record.number("radius") ?? 0, x: record.number("x") ?? 0, y: record.number("y") ?? 0))
    }
  }

  private var layerTemplate: ViewTemplate? { if case .view(let template) = value { template } else { nil } }

  private var layerAlignment: Alignment {
    Alignment(word: layerTemplate?.arguments.settled(in: rows).word("alignment"))
  }

  var layer: TemplateViews { TemplateViews(templates: layerTemplate.map { [$0] } ?? [], rows: rows) }

  private func background(_ view: AnyView, _ style: some ShapeStyle) -> AnyView { AnyView(view.background(style)) }

  private func mask(_ view: AnyView, _ style: some ShapeStyle) -> AnyView {
    AnyView(view.mask { Rectangle().fill(style) })
  }

  private func overlay(_ view: AnyView, _ style: some ShapeStyle) -> AnyView { AnyView(view.overlay(style)) }

  private func styled(_ view: AnyView) -> AnyView {
    switch kind {
    case .opacity: return AnyView(view.opacity(number))
    case .cornerRadius: return AnyView(view.cornerRadius(number))
    case .clipShape:
      return layerTemplate.flatMap { TemplateView($0, rows: rows).shape }.map { clip(view, $0) } ?? view
    default: return isTrue ? AnyView(view.clipped()) : view
    }
  }

  private func clip(_ view: AnyView, _ shape: some Shape) -> AnyView { AnyView(view.clipShape(shape)) }

  private func surrounded(_ view: AnyView) -> AnyView {
    switch kind {
    case .id: return AnyView(view.id(text))
    case .ignoresSafeArea:
      if case .list(let sides) = value {
        let words = sides.compactMap { if case .word(let word) = $0 { word } else { nil } }
        return AnyView(view.ignoresSafeArea(edges: Edge.Set(words: words)))
      }
      return isTrue ? AnyView(view.ignoresSafeArea()) : view
    default: return barred(view)
    }
  }
}

extension ModifierTemplate {
  /// `view` with a bar on one of its sides.
  private func barred(_ view: AnyView) -> AnyView {
    guard case .view(let template)? = record["view"] else { return view }
    let bar = TemplateViews(templates: [template], rows: rows)
    let spacing = record.number("spacing")
    switch record.word("edge") {
    case "leading": return AnyView(view.safeAreaInset(edge: .leading, spacing: spacing) { bar })
    case "trailing": return AnyView(view.safeAreaInset(edge: .trailing, spacing: spacing) { bar })
    case "top": return AnyView(view.safeAreaInset(edge: .top, spacing: spacing) { bar })
    default: return AnyView(view.safeAreaInset(edge: .bottom, spacing: spacing) { bar })
    }
  }
}
