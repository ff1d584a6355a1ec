package struct WrittenOutput: Sendable {
  let files: [SceneOutput]
  let animations: [AnimationKind]

  package static let shape = TypedShape<WrittenOutput>.record(
    "output", "One kind of file. Its path may contain {scene}, {state} and variant names."
  ) { fields in
    var paths: [(kind: OutputKind, field: TypedField<String?>)] = []
    for kind in OutputKind.allCases { paths.append((kind, fields.optional(kind.rawValue, .text("a path"), kind.doc))) }
    let animations = fields.optional(
      "animate", TypedShape<[AnimationKind]>.list(.word(animationKind), noun: "animation kinds"),
      "Files that `galley animate` writes (default: frames). `galley render` ignores this.",
      default: [])
    return { [paths] given in
      let written = paths.sorted { (given.index(of: $0.field) ?? 0) < (given.index(of: $1.field) ?? 0) }
      let files = try written.compactMap { path -> SceneOutput? in
        guard let pattern = try given[path.field], let place = given.place(of: path.field) else { return nil }
        return SceneOutput(kind: path.kind, pattern: pattern, place: place)
      }
      return try WrittenOutput(files: files, animations: given[animations])
    }
  }

  private static let animationKind = Vocabulary(
    "an animation kind", AnimationKind.allCases.map { ($0.rawValue, $0.doc) })
}
