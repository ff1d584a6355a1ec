import GalleyControls
import GalleyTemplate
import GalleyViews

enum SceneTitle: Sendable {
  case text(Interpolation)
  case views([ViewTemplate])

  func view(in rows: RowScope) -> AnyView {
    switch self {
    case .text(let words): AnyView(WrittenText(words: words, rows: rows))
    case .views(let views): AnyView(TemplateViews(templates: views, rows: rows))
    }
  }

  func view(_ symbol: String?, in rows: RowScope) -> AnyView {
    guard let symbol else { return view(in: rows) }
    return AnyView(
      Label {
        view(in: rows)
      } icon: {
        Image(systemName: symbol)
      })
  }

  func text(in rows: RowScope) -> String { if case .text(let words) = self { words.text(in: rows) } else { "" } }
}

extension TypedShape<SceneTitle> {
  static var title: Self {
    Self(.oneOf([.text(noun: "text"), .views])) { value in
      switch value {
      case .text(let words): .text(words)
      case .views(let views): .views(views)
      default: nil
      }
    }
  }
}

extension [ViewTemplate] {
  func views(in rows: RowScope) -> TemplateViews { TemplateViews(templates: self, rows: rows) }
}
