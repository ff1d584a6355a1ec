import GalleyMotion
import GalleyScroll
import GalleyViews

extension StepDefinition {
  package static let visibility: [StepDefinition] = [
    visibility("show", "Shows a view, even if its condition is false.", isShown: true),
    visibility("hide", "Hides a view.", isShown: false),
    StepDefinition(
      "rotate", "Rotates the screen.",
      .words(
        "an orientation",
        [
          "landscape": (ScreenOrientation?.some(.landscape), "Landscape."), "portrait": (.portrait, "Portrait."),
          "turned": (nil, "The other orientation."),
        ])
    ) { _, orientation, _ in .rotate(to: orientation) },
  ]

  private static func visibility(_ name: String, _ doc: String, isShown: Bool) -> StepDefinition {
    let keys = TypedShape<RecordValues>.keys(name, "A view.", [id.shape, EditKeys.animation.shape])
    return StepDefinition(
      name, doc, TypedShape<NamedView>.oneOf(TypedShape<String>.text("an id").map { .id($0) }, keys.map { .keys($0) })
    ) { reader, view, place in
      switch view {
      case .id(let id): return reader.show(id, isShown, nil, at: place)
      case .keys(let keys):
        return try reader.show(keys[id], isShown, keys[EditKeys.animation], at: keys.place(of: id) ?? place)
      }
    }
  }

  private enum NamedView: Sendable {
    case id(String)
    case keys(RecordValues)
  }

  private static let id = TypedField("id", required: TypedShape<String>.text("an id"), "The view's id.")
}
