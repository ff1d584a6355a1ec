/// A block of a report before its data is read.
enum WrittenBlock: Sendable {
  case text(String)
  case table(Shorthand<ReportTableKeys>)
  case chart(TypedRecord<ReportChartKeys>)
  case scene(Shorthand<ReportSceneKeys>)
  case image(Shorthand<ReportImageKeys>)
  case pageBreak

  enum Shorthand<Keys: RecordKeys>: Sendable {
    case name(String)
    case keys(TypedRecord<Keys>)

    package static func shape(_ name: String, _ noun: String, _ doc: String) -> TypedShape<Shorthand> {
      .oneOf(
        TypedShape<String>.text(noun).map { .name($0) },
        TypedShape<TypedRecord<Keys>>.record(name, doc).map { .keys($0) })
    }
  }

  package static let shape = TypedShape<WrittenBlock>.oneOf(
    TypedShape<String>.text("text").map { .text($0) },
    .record("a block", "A block of a report: one of these.", isChoice: true) { fields in
      let text = fields.optional("text", .text("Markdown"), "Text in Markdown.")
      let table: TypedField<Shorthand<ReportTableKeys>?> = fields.optional(
        "table", Shorthand.shape("table", "a table or a data file", "Table of data."), "Table of data.")
      let chart: TypedField<TypedRecord<ReportChartKeys>?> = fields.optional(
        "chart", .record("chart", "Chart of data."), "Chart of data.")
      let scene: TypedField<Shorthand<ReportSceneKeys>?> = fields.optional(
        "scene", Shorthand.shape("scene", "a scene file", "Images of a scene."), "Images of a scene.")
      let image: TypedField<Shorthand<ReportImageKeys>?> = fields.optional(
        "image", Shorthand.shape("image", "an image file", "Image."), "Image.")
      let pageBreak = fields.optional("pageBreak", .boolean, "`true` starts a new page.")
      return { given in
        if let written = try given[table] { return .table(written) }
        if let keys = try given[chart] { return .chart(keys) }
        if let written = try given[scene] { return .scene(written) }
        if let written = try given[image] { return .image(written) }
        if try given[pageBreak] != nil { return .pageBreak }
        return try given[text].map { .text($0) }
      }
    })
}
