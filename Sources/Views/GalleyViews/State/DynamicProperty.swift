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
