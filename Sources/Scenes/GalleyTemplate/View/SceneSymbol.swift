import GalleyViews

package enum SceneSymbol {
  package static let field = TypedField<String?>(
    "systemImage", .text("a symbol's name"), "A symbol in front of the title, such as star.fill.")
}
