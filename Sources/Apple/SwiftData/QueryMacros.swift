public import Foundation
public import GalleyMotion

// `@Query` for a property whose type determines the model. The arguments are those of ``Query``.

@attached(accessor)
@attached(peer, names: prefixed(`_`))
public macro Query() =
  #externalMacro(module: "SwiftUIMacros", type: "QueryMacro")

@attached(accessor)
@attached(peer, names: prefixed(`_`))
public macro Query<Element: PersistentModel>(
  _ descriptor: FetchDescriptor<Element>, animation: Animation? = nil
) =
  #externalMacro(module: "SwiftUIMacros", type: "QueryMacro")

@attached(accessor)
@attached(peer, names: prefixed(`_`))
public macro Query<Element: PersistentModel>(
  _ descriptor: FetchDescriptor<Element>, transaction: Transaction
) =
  #externalMacro(module: "SwiftUIMacros", type: "QueryMacro")

@attached(accessor)
@attached(peer, names: prefixed(`_`))
public macro Query<Element: PersistentModel>(
  filter: Predicate<Element>? = nil, sort: [SortDescriptor<Element>] = [], animation: Animation? = nil
) =
  #externalMacro(module: "SwiftUIMacros", type: "QueryMacro")

@attached(accessor)
@attached(peer, names: prefixed(`_`))
public macro Query<Element: PersistentModel>(
  filter: Predicate<Element>? = nil, sort: [SortDescriptor<Element>] = [], transaction: Transaction
) =
  #externalMacro(module: "SwiftUIMacros", type: "QueryMacro")

@attached(accessor)
@attached(peer, names: prefixed(`_`))
public macro Query<Value: Comparable, Element: PersistentModel>(
  filter: Predicate<Element>? = nil, sort: KeyPath<Element, Value>, order: SortOrder = .forward,
  animation: Animation? = nil
) =
  #externalMacro(module: "SwiftUIMacros", type: "QueryMacro")

@attached(accessor)
@attached(peer, names: prefixed(`_`))
public macro Query<Value: Comparable, Element: PersistentModel>(
  filter: Predicate<Element>? = nil, sort: KeyPath<Element, Value>, order: SortOrder = .forward,
  transaction: Transaction
) =
  #externalMacro(module: "SwiftUIMacros", type: "QueryMacro")

@attached(accessor)
@attached(peer, names: prefixed(`_`))
public macro Query<Value: Comparable, Element: PersistentModel>(
  filter: Predicate<Element>? = nil, sort: KeyPath<Element, Value?>, order: SortOrder = .forward,
  animation: Animation? = nil
) =
  #externalMacro(module: "SwiftUIMacros", type: "QueryMacro")

@attached(accessor)
@attached(peer, names: prefixed(`_`))
public macro Query<Value: Comparable, Element: PersistentModel>(
  filter: Predicate<Element>? = nil, sort: KeyPath<Element, Value?>, order: SortOrder = .forward,
  transaction: Transaction
) =
  #externalMacro(module: "SwiftUIMacros", type: "QueryMacro")
