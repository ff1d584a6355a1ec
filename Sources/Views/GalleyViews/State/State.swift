/// A value that a view owns: it lives as long as the view keeps its place, and the view follows it.
///
///     struct Counter: View {
///       @State private var count = 0
///       var body: some View { Button("\(count)") { count += 1 } }
///     }
///
/// Actions see what was written at once. Bodies see the values of one transaction after the other; writes of one
/// action and one transaction count as one.
@propertyWrapper
public struct State<Value>: DynamicProperty {
  private var initial: Value
  private var box: StateBox<Value>?

  public init(wrappedValue: Value) { initial = wrappedValue }

  public init(initialValue: Value) { initial = initialValue }

  public var wrappedValue: Value {
    get { box?.value ?? initial }
    nonmutating set { box?.value = newValue }
  }

  public var projectedValue: Binding<Value> { box.map { Binding(to: $0) } ?? .constant(initial) }
}

extension State where Value: ExpressibleByNilLiteral {
  public init() { self.init(wrappedValue: nil) }
}

extension State: ConnectedProperty {
  mutating func connect(to place: PropertyPlace) {
    guard let scope = place.scope else { return }
    box = place.remembered { StateBox(initial, at: scope) }
  }
}

extension State: SelfComparing {
  // The value that counts is kept at the view's place; only what it would start as is in the view.
  func isSame(as other: State) -> Bool { Sameness.areSame(initial, other.initial) }
}
