/// Modifiers that are described on one page of the reference.
package struct ModifierGroup: Sendable {
  package let title: String
  /// The name of the page's file, without its extension.
  package let file: String
  package let doc: String
  package let modifiers: [ModifierDefinition]

  package init(_ title: String, _ file: String, _ doc: String, _ modifiers: [ModifierDefinition]) {
    (self.title, self.file, self.doc, self.modifiers) = (title, file, doc, modifiers)
  }
}

extension ModifierGroup {
  package static let core = [
    ModifierGroup(
      "Layout modifiers", "LayoutModifiers", "Size, position, padding and margins of a view.",
      ModifierDefinition.layout + ModifierDefinition.containers),
    ModifierGroup(
      "Grid cell modifiers", "GridCellModifiers", "Alignment and size of a cell in a Grid.",
      ModifierDefinition.gridCells),
    ModifierGroup(
      "Layer modifiers", "LayerModifiers", "Backgrounds, overlays, borders, shadows and masks.",
      ModifierDefinition.layers),
    ModifierGroup(
      "Style modifiers", "StyleModifiers", "Colours, opacity and clipping.", ModifierDefinition.looks),
    ModifierGroup(
      "Effect modifiers", "EffectModifiers", "Blending, rotation, scale and changes during scrolling.",
      ModifierDefinition.effects),
    ModifierGroup(
      "Animation modifiers", "AnimationModifiers", "Animations through phases and keyframes.",
      ModifierDefinition.animators),
    ModifierGroup(
      "Filter modifiers", "FilterModifiers", "Blur, colour filters, redaction and glass.", ModifierDefinition.filters),
    ModifierGroup(
      "Text modifiers", "TextModifiers", "Fonts, lines and symbols.", ModifierDefinition.text),
    ModifierGroup(
      "Shared size modifiers", "SharedSizeModifiers", "Sizes and ViewThatFits choices that the rows of a list share.",
      ModifierDefinition.sharedSizes),
    ModifierGroup(
      "Scrolling modifiers", "ScrollingModifiers", "Resting positions, deceleration and overscroll of scroll views.",
      ModifierDefinition.scrolling),
    ModifierGroup(
      "Header modifiers", "HeaderModifiers", "Headers and values that follow the scroll offset.",
      ModifierDefinition.headers),
    ModifierGroup("Sheet modifiers", "SheetModifiers", "Sheets over the screen.", ModifierDefinition.sheets),
    ModifierGroup(
      "List modifiers", "ListModifiers", "Rows, separators and styles of lists.", ModifierDefinition.lists),
    ModifierGroup(
      "Environment modifiers", "EnvironmentModifiers", "Identity, safe area, language and appearance of a view.",
      ModifierDefinition.environment),
  ]
}
