import GalleyScroll
import GalleyViews

extension ModifierDefinition {
  static let sheets: [ModifierDefinition] = [sheet]

  package static let sheet = ModifierDefinition.inRows(
    "sheet", "Shows a sheet over the screen; the steps drag, fling and scrollTo refer to the sheet by its name.",
    SceneSheet.shape,
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
    "name", .text("a name"), "Name of the sheet in states and scripts (default: `sheet`).", default: "sheet")
  static let detentsField = TypedField(
    "detents", .list(.detent, noun: "detents"), "Heights at which the sheet rests (default: large).", default: [.large])
  static let selectionField = TypedField(
    "selection", TypedShape<PresentationDetent>.detent,
    "Initial detent (default: the lowest).")
  static let viewField = TypedField("view", required: TypedShape<ViewTemplate>.view, "Content of the sheet.")

  fileprivate static let shape = TypedShape<SceneSheet>.record(
    "sheet", "A sheet over the screen. Its offset is 0 at its lowest detent."
  ) { fields in
    let (name, view) = (fields.add(nameField), fields.add(viewField))
    let isPresented = fields.optional(
      "isPresented", .binding(TypedShape<Bool>.boolean),
      "Whether the sheet is shown at first, or a variable that the action `show` sets to true (default: true).",
      default: .constant(true))
    let (detents, selection) = (fields.add(detentsField), fields.add(selectionField))
    let contentInteraction = fields.optional(
      "contentInteraction", contentInteraction,
      "Whether a drag on a scroll view in the sheet moves the sheet first or scrolls the content.",
      default: .resizes)
    let backgroundInteraction = fields.optional(
      "backgroundInteraction", .backgroundInteraction,
      "Whether the content behind the sheet stays usable and undimmed (default: false).", default: .disabled)
    let dragIndicator = fields.optional(
      "dragIndicator", .visibility, "Whether the drag indicator is visible (default: if there are several detents).",
      default: .automatic)
    let cornerRadius = fields.optional(
      "cornerRadius", .number(.length), "Radius of the upper corners (default: 10 pt).")
    let background = fields.optional("background", .style, "Background of the sheet (default: systemBackground).")
    let canBeDismissed = fields.optional(
      "canBeDismissed", .boolean, "Whether the sheet can be dismissed by dragging (default: true).", default: true)
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
      "resizes": (.resizes, "The sheet, until it has its maximum height (default)."),
      "scrolls": (.scrolls, "The scroll view."),
    ])
}

extension TypedShape<PresentationDetent> {
  fileprivate static var detent: Self {
    .oneOf(
      .words(
        "a detent",
        ["medium": (.medium, "About half of the screen."), "large": (.large, "Almost the whole screen.")]),
      .record("a detent", "A height at which a sheet rests.", isChoice: true) { fields in
        let fraction = fields.optional(
          "fraction", .number(.fraction), "Fraction of the `large` height; scripts refer to it as `40%`.")
        let height = fields.optional(
          "height", .number(.length), "Height in points, without the lower safe area; scripts refer to it as `300`.")
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
      .record("backgroundInteraction", "Content behind the sheet is usable up to a detent.") { fields in
        let highest = fields.required("upThrough", .detent, "Highest detent at which the content behind is usable.")
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
