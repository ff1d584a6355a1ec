import GalleyTemplate
import GalleyViews

extension ModifierDefinition {
  static let navigation: [ModifierDefinition] = bars + presented + rowActions + rowEdits
}

extension TypedShape<[ViewTemplate]> {
  static var viewsBeside: Self {
    Self(.views) { value in
      switch value {
      case .view(let view): [view]
      case .views(let views): views
      default: nil
      }
    }
  }
}

extension ModifierTraits {
  static let besides = ModifierTraits(isInteractive: true, viewsBeside: { $0.viewsInside })
}
