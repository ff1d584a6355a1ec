import GalleyViews

package enum SceneSymbol {
  package static let field = TypedField<String?>(
    "systemImage", .text("a symbol's name"), "Symbol before the title, such as star.fill.")
}
