extension RowTrace {
  @inlinable
  func addBody<Value: View>(of view: Value) {
    guard !isGivenUp else { return }
    guard !isAside, place._withUnsafeGuaranteedRef({ $0.plainBody }) == ObjectIdentifier(Value.self) else {
      return addOtherBody(of: view)
    }
    countBody()
    view.body._trace(self)
  }

  @usableFromInline
  func countBody() { context.graph.countBody() }

  @usableFromInline
  func addOtherBody<Value: View>(of view: Value) {
    let (place, memory) = (step, self.memory(of: ObjectIdentifier(Value.self)) { BodyMemory<Value>() })
    guard let properties = memory.properties else { return giveUp() }
    if !isAside, let end = memory.end(of: view) { return skip(to: end) }
    countBody()
    let said = texts.count
    if properties.isEmpty {
      view.body._trace(self)
    } else {
      var connected = view
      withUnsafeMutablePointer(to: &connected) { memory.connect($0, in: self) }
      connected.body._trace(self)
    }
    guard !isAside, !isGivenUp, memory.isFree else { return }
    guard said == texts.count else {
      // Views that say something are not the same from row to row: nothing will be remembered of them.
      if properties.isEmpty { place.plainBody = place.plainBody ?? ObjectIdentifier(Value.self) }
      return
    }
    memory.keep(view, endingAt: step)
    addCandidate(memory)
  }
}

/// What is remembered of views of one type that come next in rows which are the same so far.
private final class BodyMemory<Value: View>: TraceMemory {
  /// The properties that are to be connected; nil where one hangs on more than the values of the environment.
  let properties: [TracedField]?
  private var settings: [TraceSetting?]
  private let holdsNothing: Bool
  /// The first such view that said nothing, and where it led; nil until it is said that this holds.
  private var known: Known?
  private var candidate: Known?

  private final class Known {
    let view: Value
    let end: TraceStep

    init(_ view: Value, _ end: TraceStep) { (self.view, self.end) = (view, end) }
  }

  init() {
    properties = TracedField.all(of: Value.self)
    settings = Array(repeating: nil, count: properties?.count ?? 0)
    holdsNothing = properties?.count == StoredField.all(of: Value.self)?.count ?? 0
    super.init(of: ObjectIdentifier(Value.self))
  }

  func connect(_ start: UnsafeMutablePointer<Value>, in trace: RowTrace) {
    for (index, property) in (properties ?? []).enumerated() {
      let place = UnsafeMutableRawPointer(start) + property.offset
      // What lies aside may stand under other values each time.
      if !trace.isAside, let setting = settings[index], setting.set(place) { continue }
      settings[index] = property.type.connect(place, in: trace.environment)
    }
  }

  var isFree: Bool { known == nil && candidate == nil }

  /// Where `view` leads, if it is the same as the one that is remembered.
  func end(of view: Value) -> TraceStep? {
    guard let known else { return nil }
    let isSame =
      Sameness.haveSameBytes(known.view, view) || holdsNothing && Sameness.areSame(known.view, view)
    return isSame ? known.end : nil
  }

  func keep(_ view: Value, endingAt end: TraceStep) { candidate = Known(view, end) }

  override func settle(isSound: Bool) {
    if isSound, let candidate { known = candidate }
    candidate = nil
  }
}

/// What a property shows under the values of an environment.
class TraceSetting {
  /// Lets the property at `place` show it; answers false where the property asks for something else.
  func set(_ place: UnsafeMutableRawPointer) -> Bool { true }
}

/// A property wrapper that shows no more than what the environment of its view does, or what it was made with.
protocol TracedProperty: DynamicProperty {
  /// Connects the property at `place` of a view that is traced under `environment`; answers what others show there.
  static func connect(_ place: UnsafeMutableRawPointer, in environment: EnvironmentValues) -> TraceSetting
}

/// A property of a type that is traced: where it lies, and what it is.
private struct TracedField {
  let type: any TracedProperty.Type
  let offset: Int

  /// The properties of `type`; nil where one is none that can be traced.
  static func all(of type: Any.Type) -> [TracedField]? { search(type, from: 0) }

  private static func search(_ type: Any.Type, from start: Int) -> [TracedField]? {
    let isHost = KnownConformances.mayConform(type, to: (any ModifierHost).self) && type is any ModifierHost.Type
    var found: [TracedField] = []
    for field in StoredField.all(of: type) ?? [] {
      let offset = start + field.offset
      if KnownConformances.mayConform(field.type, to: (any DynamicProperty).self),
        field.type is any DynamicProperty.Type
      {
        guard let property = field.type as? any TracedProperty.Type else { return nil }
        found.append(TracedField(type: property, offset: offset))
      } else if isHost, field.type is any ViewModifier.Type {
        guard let inner = search(field.type, from: offset) else { return nil }
        found += inner
      }
    }
    return found
  }
}

extension Binding: TracedProperty {
  // What it leads to is read where the body asks for it.
  static func connect(_ place: UnsafeMutableRawPointer, in environment: EnvironmentValues) -> TraceSetting {
    TraceSetting()
  }
}

extension State: TracedProperty {
  // A row that was never shown has the value it starts with.
  static func connect(_ place: UnsafeMutableRawPointer, in environment: EnvironmentValues) -> TraceSetting {
    TraceSetting()
  }
}
