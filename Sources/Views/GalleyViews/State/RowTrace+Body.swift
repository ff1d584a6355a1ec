extension RowTrace {
  @inlinable
  func addBody<Value: View>(of view: Value) {
    guard !hasGivenUp else { return }
    guard !isProbing, place._withUnsafeGuaranteedRef({ $0.plainBody }) == ObjectIdentifier(Value.self) else {
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
    if !isProbing, let end = memory.end(of: view) { return skip(to: end) }
    countBody()
    let textCount = texts.count
    if properties.isEmpty {
      view.body._trace(self)
    } else {
      var connected = view
      withUnsafeMutablePointer(to: &connected) { memory.connect($0, in: self) }
      connected.body._trace(self)
    }
    guard !isProbing, !hasGivenUp, memory.isFree else { return }
    guard textCount == texts.count else {
      // A view that recorded text differs from row to row, so remembering it would be useless.
      if properties.isEmpty { place.plainBody = place.plainBody ?? ObjectIdentifier(Value.self) }
      return
    }
    memory.keep(view, endingAt: step)
    addCandidate(memory)
  }
}

private final class BodyMemory<Value: View>: TraceMemory {
  /// The traced properties; nil if any of them depends on more than the environment.
  let properties: [TracedField]?
  private var settings: [TraceSetting?]
  private let holdsNothing: Bool
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
      // Views that do not affect the size can have a different environment each time.
      if !trace.isProbing, let setting = settings[index], setting.set(place) { continue }
      settings[index] = property.type.connect(place, in: trace.environment)
    }
  }

  var isFree: Bool { known == nil && candidate == nil }

  func end(of view: Value) -> TraceStep? {
    guard let known else { return nil }
    let isSame =
      ViewEquality.haveSameBytes(known.view, view) || holdsNothing && ViewEquality.areSame(known.view, view)
    return isSame ? known.end : nil
  }

  func keep(_ view: Value, endingAt end: TraceStep) { candidate = Known(view, end) }

  override func settle(isSound: Bool) {
    if isSound, let candidate { known = candidate }
    candidate = nil
  }
}

class TraceSetting {
  /// Sets the property in a view. Returns false if the property now reads a different value.
  func set(_ place: UnsafeMutableRawPointer) -> Bool { true }
}

/// A property that depends only on the environment or on its initial value.
protocol TracedProperty: DynamicProperty {
  static func connect(_ place: UnsafeMutableRawPointer, in environment: EnvironmentValues) -> TraceSetting
}

private struct TracedField {
  let type: any TracedProperty.Type
  let offset: Int

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
  // The body reads the value of the binding only where it needs it.
  static func connect(_ place: UnsafeMutableRawPointer, in environment: EnvironmentValues) -> TraceSetting {
    TraceSetting()
  }
}

extension State: TracedProperty {
  // In a row that was never shown, the state still has its initial value.
  static func connect(_ place: UnsafeMutableRawPointer, in environment: EnvironmentValues) -> TraceSetting {
    TraceSetting()
  }
}
