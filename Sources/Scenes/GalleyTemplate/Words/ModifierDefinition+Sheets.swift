import GalleyScroll
import GalleyViews

extension ModifierDefinition {
  static let sheets: [ModifierDefinition] = [sheet]

  package static let sheet = ModifierDefinition.inRows(
    "sheet", "Shows a sheet over the screen; drag, fling and scrollTo move it by its name.", SceneSheet.shape,
    ModifierTraits(namesScrollers: true, viewsBeside: ModifierTraits.views(under: SceneSheet.viewField))
  ) { view, sheet, rows in
    view.sheet(isPresented: sheet.isPresented.binding(in: rows), name: sheet.name) {
      SheetContent(sheet: sheet, rows: rows)
    }
  }
}

package struct SceneSheet: Sendable {
  fileprivate let name: String
  fileprivate let view: ViewTemplate
  fileprivate let isPresented: SceneBinding<Bool>
  fileprivate let detents: [PresentationDetent]
  fileprivate let selection: PresentationDetent?
  fileprivate let contentInteraction: PresentationContentInteraction
  fileprivate let backgroundInteraction: PresentationBackgroundInteraction
  fileprivate let dragIndicator: Visibility
  fileprivate let cornerRadius: Double?
  fileprivate let background: SceneStyle?
  fileprivate let canBeDismissed: Bool

  static let nameField = TypedField(
    "name", .text("a name"), "What states and scripts call the sheet; `sheet` by default.", default: "sheet")
  static let detentsField = TypedField(
    "detents", .list(.detent, noun: "detents"), "The heights at which it rests; large by default.", default: [.large])
  static let selectionField = TypedField(
    "selection", TypedShape<PresentationDetent>.detent,
    "The detent at which it stands at first; the lowest by default.")
  static let viewField = TypedField("view", required: TypedShape<ViewTemplate>.view, "What it shows.")

  fileprivate static let shape = TypedShape<SceneSheet>.record(
    "sheet", "A sheet over the screen. It stands at distance 0 at its lowest detent."
  ) { fields in
    let (name, view) = (fields.add(nameField), fields.add(viewField))
    let isPresented = fields.optional(
      "isPresented", .binding(TypedShape<Bool>.boolean),
      "Whether it shows at first, or a value that `show` makes true; true by default.", default: .constant(true))
    let (detents, selection) = (fields.add(detentsField), fields.add(selectionField))
    let contentInteraction = fields.optional(
      "contentInteraction", contentInteraction, "What a finger on a scroller in it moves first.", default: .resizes)
    let backgroundInteraction = fields.optional(
      "backgroundInteraction", .backgroundInteraction,
      "Whether what is behind can be used, and is not dimmed; false by default.", default: .disabled)
    let dragIndicator = fields.optional(
      "dragIndicator", .visibility, "The bar by which it is dragged; visible where it has several detents.",
      default: .automatic)
    let cornerRadius = fields.optional(
      "cornerRadius", .number(.length), "How round its upper corners are, in points; 10 by default.")
    let background = fields.optional("background", .style, "What fills it; systemBackground by default.")
    let canBeDismissed = fields.optional(
      "canBeDismissed", .boolean, "Whether it can be pulled off the screen; true by default.", default: true)
    return { given in
      try SceneSheet(
        name: given[name], view: given[view], isPresented: given[isPresented], detents: given[detents],
        selection: given[selection], contentInteraction: given[contentInteraction],
        backgroundInteraction: given[backgroundInteraction], dragIndicator: given[dragIndicator],
        cornerRadius: given[cornerRadius], background: given[background], canBeDismissed: given[canBeDismissed])
    }
  }

  private static let contentInteraction = TypedShape<PresentationContentInteraction>.words(
    "a content interaction",
    [
      "resizes": (.resizes, "The sheet, until it is as high as it gets; the default."),
      "scrolls": (.scrolls, "The scroller."),
    ])
}

extension TypedShape<PresentationDetent> {
  fileprivate static var detent: Self {
    .oneOf(
      .words(
        "a detent",
        ["medium": (.medium, "About half of the screen."), "large": (.large, "All of it but a little at the top.")]),
      .record("a detent", "A height at which a sheet rests.", isChoice: true) { fields in
        let fraction = fields.optional(
          "fraction", .number(.fraction), "A part of the height of large; scripts call it `40%`.")
        let height = fields.optional(
          "height", .number(.length), "Points above the lower safe area; scripts call it `300`.")
        return { given in
          try given[fraction].map { .fraction($0) } ?? given[height].map { .height($0) }
        }
      })
  }
}

extension TypedShape<PresentationBackgroundInteraction> {
  fileprivate static var backgroundInteraction: Self {
    .oneOf(
      TypedShape<Bool>.boolean.map { $0 ? .enabled : .disabled },
      .record("backgroundInteraction", "Up to where what is behind can be used.") { fields in
        let highest = fields.required("upThrough", .detent, "The highest detent at which it can.")
        return { given in try .enabled(upThrough: given[highest]) }
      })
  }
}

private struct SheetContent: View {
  let sheet: SceneSheet
  let rows: RowScope

  var body: some View {
    let content =
      sheet.view.views(in: rows)
      .presentationDetents(Set(sheet.detents), selection: .constant(sheet.selection ?? sheet.detents[0]))
      .presentationContentInteraction(sheet.contentInteraction)
      .presentationBackgroundInteraction(sheet.backgroundInteraction)
      .presentationDragIndicator(sheet.dragIndicator)
      .presentationCornerRadius(sheet.cornerRadius)
      .interactiveDismissDisabled(!sheet.canBeDismissed)
    if let background = sheet.background {
      AnyView(filled(content, background.resolved(in: rows)))
    } else {
      content
    }
  }

  private func filled(_ content: some View, _ style: some ShapeStyle) -> any View {
    content.presentationBackground(style)
  }
}
