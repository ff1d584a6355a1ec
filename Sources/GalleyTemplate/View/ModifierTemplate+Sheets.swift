import GalleyScroll
import GalleyViews

extension ModifierTemplate {
  /// `view` under a sheet.
  func sheeted(_ view: AnyView) -> AnyView {
    guard case .view(let template)? = record["view"] else { return view }
    let (record, rows) = (record, rows)
    return AnyView(
      view.sheet(isPresented: .constant(record.boolean("isPresented") ?? true), name: record.sheetName) {
        SheetContent(views: TemplateViews(templates: [template], rows: rows), record: record, rows: rows)
      })
  }
}

/// What a scene shows on a sheet, with what it says about the sheet.
private struct SheetContent: View {
  let views: TemplateViews
  let record: SceneRecord
  let rows: RowScope

  var body: some View {
    let content =
      views
      .presentationDetents(Set(record.detents), selection: .constant(selection))
      .presentationContentInteraction(record.word("contentInteraction") == "scrolls" ? .scrolls : .resizes)
      .presentationBackgroundInteraction(background)
      .presentationDragIndicator(indicator)
      .presentationCornerRadius(record.number("cornerRadius"))
      .interactiveDismissDisabled(record.boolean("canBeDismissed") == false)
    if let style = record["background"].flatMap({ style($0, rows) }) {
      AnyView(filled(content, style))
    } else {
      content
    }
  }

  private func filled(_ content: some View, _ style: some ShapeStyle) -> any View {
    content.presentationBackground(style)
  }

  private var selection: PresentationDetent {
    record["selection"].flatMap(PresentationDetent.init) ?? record.detents[0]
  }

  private var background: PresentationBackgroundInteraction {
    if let detent = record.record("backgroundInteraction")?["upThrough"].flatMap(PresentationDetent.init) {
      return .enabled(upThrough: detent)
    }
    return record.boolean("backgroundInteraction") == true ? .enabled : .disabled
  }

  private var indicator: Visibility {
    switch record.word("dragIndicator") {
    case "visible": .visible
    case "hidden": .hidden
    default: .automatic
    }
  }
}

extension SceneRecord {
  /// What states and scripts call the sheet that the record describes.
  var sheetName: String { text("name") ?? "sheet" }

  /// The detents of the sheet that the record describes, as they are written; at least one.
  var detents: [PresentationDetent] {
    let known = list("detents").compactMap(PresentationDetent.init)
    return known.isEmpty ? [.large] : known
  }
}

extension PresentationDetent {
  /// The detent that a scene describes.
  init?(_ value: SceneValue) {
    switch value {
    case .word("medium"): self = .medium
    case .word("large"): self = .large
    case .record(let record):
      if let fraction = record.number("fraction") {
        self = .fraction(fraction)
      } else if let height = record.number("height") {
        self = .height(height)
      } else {
        return nil
      }
    default: return nil
    }
  }
}
