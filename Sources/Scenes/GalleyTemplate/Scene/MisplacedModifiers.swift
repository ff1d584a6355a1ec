import GalleyMessages
import GalleyTables

/// Finds modifiers that have no effect, because the view that they need is neither inside nor around the modified view.
package struct MisplacedModifiers {
  private(set) var warnings: [SceneError] = []
  private var reported: Set<Place> = []

  private struct Place: Hashable {
    let modifier: ModifierDefinition?
    let place: SourcePlace
  }

  init(in views: [ViewTemplate]) {
    for view in views { _ = visit(view, inside: []) }
  }

  /// Checks `view`. Returns the subjects of the view and of the views inside it.
  private mutating func visit(_ view: ViewTemplate, inside outer: Set<ModifierSubject>) -> Set<ModifierSubject> {
    let own = ModifierSubject.all(of: view)
    var held = own
    for inner in view.children + view.beside { held.formUnion(visit(inner, inside: outer.union(own))) }
    if let need = view.definition.traits.need, !outer.union(own).contains(need),
      reported.insert(Place(modifier: nil, place: view.place)).inserted
    {
      warnings.append(SceneError(.idleModifier(view.name, need, isAround: true), at: view.place))
    }
    for modifier in view.modifiers {
      guard let need = modifier.definition.traits.need,
        !(need.isAround && outer.contains(need.matter)), !(need.isInside && held.contains(need.matter))
      else { continue }
      let place = modifier.place ?? view.place
      guard reported.insert(Place(modifier: modifier.definition, place: place)).inserted else { continue }
      warnings.append(
        SceneError(.idleModifier(modifier.name, need.matter, isAround: need.isAround), at: place))
    }
    return held
  }
}

extension ModifierSubject {
  fileprivate static func all(of view: ViewTemplate) -> Set<ModifierSubject> {
    view.definition.traits.matters.union(view.modifiers.compactMap(\.definition.traits.brings))
  }
}
