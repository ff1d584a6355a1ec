/// A stored property of a view or view modifier that is connected to persistent state before `body` is evaluated.
///
/// A custom struct with such properties conforms in order to have all of them connected.
public protocol DynamicProperty {
  mutating func update()
}

extension DynamicProperty {
  public mutating func update() {}
}

protocol ConnectedProperty: DynamicProperty {
  mutating func connect(to place: PropertyPlace)
}

struct PropertyPlace {
  let scope: ContentScope?
  let environment: EnvironmentValues
  let memory: PropertyMemory

  func remembered<Kept: AnyObject>(orMake make: () -> Kept) -> Kept {
    if let kept = memory.kept as? Kept { return kept }
    let kept = make()
    memory.kept = kept
    return kept
  }
}

final class PropertyMemory {
  var kept: AnyObject?
  var isCurrent: ((EnvironmentValues) -> Bool)?
}
