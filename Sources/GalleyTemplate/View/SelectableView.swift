import GalleyViews

/// A view of a scene with another look while its row is selected.
struct SelectableView: View {
  typealias Body = Never

  /// The view while it is not.
  let plain: ViewTemplate
  /// The view while it is.
  let selected: ViewTemplate
  let rows: RowScope

  func _build(into builder: inout NodeBuilder) {
    let (plain, selected) = (TemplateView(plain, rows: rows), TemplateView(selected, rows: rows))
    guard let id = rows.id else { return plain._build(into: &builder) }
    ScrollSelectionReader(id) { share in
      // The plain look stays beneath until the other covers it, so that nothing shows through both.
      if share <= 0 { plain } else if share >= 1 { selected } else { plain.overlay { selected.opacity(share) } }
    }._build(into: &builder)
  }
}

extension ViewTemplate {
  /// The view without a look for being selected.
  var unselectable: ViewTemplate {
    var view = self
    view.modifiers.removeAll { $0.kind == .whenSelected }
    return view
  }

  /// The view as it looks when it is selected; nil where that is no other.
  ///
  /// A modifier that has another value then keeps its place; others come last.
  var selected: ViewTemplate? {
    guard modifiers.contains(where: { $0.kind == .whenSelected }) else { return nil }
    let looks = modifiers.filter { $0.kind == .whenSelected }.compactMap { modifier in
      if case .record(let record) = modifier.value { record.entries } else { nil }
    }.joined()
    var view = unselectable
    for look in looks {
      guard let kind = ModifierKind(rawValue: look.key) else { continue }
      let modifier = Modifier(kind: kind, value: look.value)
      if let place = view.modifiers.lastIndex(where: { $0.kind == kind }) {
        view.modifiers[place] = modifier
      } else {
        view.modifiers.append(modifier)
      }
    }
    return view
  }
}
