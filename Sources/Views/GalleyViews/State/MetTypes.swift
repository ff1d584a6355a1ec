/// The types of views that a tree met, and what the runtime has to find out of each.
///
/// The runtime looks for a type's conformances, and makes generic types, once in a program. A process that is forked has
/// what was found before: whoever forks many looks once for all.
package enum MetTypes {
  /// The types of views without parameters that the tree of `context` met, in no order: the others are parts of bodies.
  package static func types(in context: BuildContext) -> Set<ObjectIdentifier> {
    Set(context.graph.propertyFields.fields.keys.filter { isPlain(type($0)) })
  }

  /// The name by which another process of this program finds the type that `identity` stands for; nil where it has none.
  package static func name(of identity: ObjectIdentifier) -> String? { _mangledTypeName(type(identity)) }

  /// Has the runtime find out what trees ask of the type called `name`, without a value of it, and of the types that its
  /// body consists of; nil where there is none of that name. What is among `known` is known.
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

  /// How many types are found out about at most: a body may consist of types without end.
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
