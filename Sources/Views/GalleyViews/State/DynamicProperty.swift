/// A stored property of a view, or of a view modifier, that is connected to what the view's place remembers before
/// the body is asked for.
///
/// A structure of one's own that holds such properties conforms to be connected as a whole.
public protocol DynamicProperty {
  mutating func update()
}

extension DynamicProperty {
  public mutating func update() {}
}

/// A property wrapper of the library, which does the connecting itself.
protocol ConnectedProperty: DynamicProperty {
  mutating func connect(to place: PropertyPlace)
}

/// The place of a property: which one of which view, under which values.
struct PropertyPlace {
  /// The scope of the view; nil where nothing is remembered.
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

/// What is kept for a property between two evaluations.
final class PropertyMemory {
  var kept: AnyObject?
  var isCurrent: ((EnvironmentValues) -> Bool)?
}
