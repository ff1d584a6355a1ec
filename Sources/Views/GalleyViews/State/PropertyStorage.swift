struct PropertyStorage {
  private var memories: [PropertyMemory] = []

  var containsState: Bool { memories.contains { $0.kept != nil } }

  func isCurrent(in environment: EnvironmentValues) -> Bool {
    memories.allSatisfy { $0.isCurrent?(environment) ?? true }
  }

  mutating func connect<Value: View>(_ view: inout Value, to scope: ContentScope?, in environment: EnvironmentValues) {
    let properties = PropertyField.all(of: Value.self, known: scope?.context.graph.propertyFields)
    guard !properties.isEmpty else { return }
    while memories.count < properties.count { memories.append(PropertyMemory()) }
    withUnsafeMutablePointer(to: &view) { start in
      for (property, memory) in zip(properties, memories) {
        property.connect(
          UnsafeMutableRawPointer(start), to: PropertyPlace(scope: scope, environment: environment, memory: memory))
      }
    }
  }

  mutating func disconnect() { memories = [] }
}

struct PropertyField {
  private let type: any DynamicProperty.Type
  private let offset: Int

  /// Returns the properties of a type, with nested properties first.
  static func all(of type: Any.Type, known: PropertyFieldCache?) -> [PropertyField] {
    if let fields = known?.fields[ObjectIdentifier(type)] { return fields }
    let fields = search(type, from: 0)
    known?.fields[ObjectIdentifier(type)] = fields
    return fields
  }

  private static func search(_ type: Any.Type, from start: Int) -> [PropertyField] {
    let isHost = KnownConformances.mayConform(type, to: (any ModifierHost).self) && type is any ModifierHost.Type
    return (StoredField.all(of: type) ?? []).flatMap { field -> [PropertyField] in
      let offset = start + field.offset
      let mayBeProperty = KnownConformances.mayConform(field.type, to: (any DynamicProperty).self)
      if mayBeProperty, let property = field.type as? any DynamicProperty.Type {
        let own = PropertyField(type: property, offset: offset)
        let isConnected =
          KnownConformances.mayConform(property, to: (any ConnectedProperty).self)
          && property is any ConnectedProperty.Type
        return isConnected ? [own] : search(property, from: offset) + [own]
      }
      return isHost && field.type is any ViewModifier.Type ? search(field.type, from: offset) : []
    }
  }

  func connect(_ start: UnsafeMutableRawPointer, to place: PropertyPlace) {
    func connect<Property: DynamicProperty>(_ type: Property.Type) {
      let property = (start + offset).assumingMemoryBound(to: type)
      if var connected = property.pointee as? any ConnectedProperty {
        connected.connect(to: place)
        if let connected = connected as? Property { property.pointee = connected }
      } else {
        property.pointee.update()
      }
    }
    _openExistential(type, do: connect)
  }
}

final class PropertyFieldCache: TreeValue {
  var fields: [ObjectIdentifier: [PropertyField]] = [:]

  init(in graph: ViewGraph) {}
}

extension ViewGraph {
  var propertyFields: PropertyFieldCache { self[PropertyFieldCache.self] }
}

protocol ModifierHost {}
