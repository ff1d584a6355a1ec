/// Looking up conformances and creating generic types is slow only once per process, and a forked process inherits the
/// results. A process that forks often can prepare them for all children.
package enum BuiltViewTypes {
  package static func types(in context: BuildContext) -> Set<ObjectIdentifier> {
    Set(context.graph.propertyFields.fields.keys.filter { isPlain(type($0)) })
  }

  /// The mangled name, by which another process of this program finds the type.
  package static func name(of identity: ObjectIdentifier) -> String? { _mangledTypeName(type(identity)) }

  /// Prepares the metadata of the type and of all types in its body, without a value of it. Types in `known` are
  /// skipped.
  package static func learn(_ name: String, known: inout Set<ObjectIdentifier>) -> ObjectIdentifier? {
    guard let type = _typeByName(name) else { return nil }
    learn(type, &known)
    return ObjectIdentifier(type)
  }

  private static func learn(_ first: Any.Type, _ known: inout Set<ObjectIdentifier>) {
    var rest = [first]
    while let type = rest.popLast(), known.count < limit {
      guard known.insert(ObjectIdentifier(type)).inserted else { continue }
      let fact = TypeFacts.Fact(of: type)
      _ = PropertyField.all(of: type, known: nil)
      let mayBeView = KnownConformances.mayConform(type, to: (any View).self)
      if mayBeView, let view = type as? any View.Type { rest.append(body(of: view)) }
      rest += (fact.fields ?? []).map(\.type)
      #if os(Linux)
        rest += ConformanceRecords.arguments(of: type)
      #endif
    }
  }

  /// The types of a body can be nested infinitely.
  private static let limit = 20_000

  private static func body<Content: View>(of view: Content.Type) -> Any.Type { Content.Body.self }

  private static func type(_ identity: ObjectIdentifier) -> Any.Type { unsafeBitCast(identity, to: Any.Type.self) }

  private static func isPlain(_ type: Any.Type) -> Bool {
    #if os(Linux)
      ConformanceRecords.isPlain(type)
    #else
      false
    #endif
  }
}
