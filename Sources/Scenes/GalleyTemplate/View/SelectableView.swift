import GalleyViews

package struct SelectableView: View {
  package typealias Body = Never

  let plain: ViewTemplate
  let selected: ViewTemplate
  package let rows: RowScope

  func _build(into builder: inout NodeBuilder) {
    let (plain, selected) = (TemplateView(plain, rows: rows), TemplateView(selected, rows: rows))
    guard let id = rows.id else { return plain._build(into: &builder) }
    ScrollSelectionReader(id) { share in
      // During the cross-fade, the plain appearance stays below the selected one, so that the background does not show
      // through.
      if share <= 0 { plain } else if share >= 1 { selected } else { plain.overlay { selected.opacity(share) } }
    }._build(into: &builder)
  }
}
