public import Foundation
public import GalleyMotion

// `@Query` before a property whose type says which objects are asked for. Its arguments are those of `Query`.

/// All objects.
@attached(accessor)
@attached(peer, names: prefixed(`_`))
public macro Query() =
  #externalMacro(module: "SwiftUIMacros", type: "QueryMacro")

/// The objects that `descriptor` asks for.
@attached(accessor)
@attached(peer, names: prefixed(`_`))
public macro Query<Element: PersistentModel>(
  _ descriptor: FetchDescriptor<Element>, animation: Animation? = nil
) =
  #externalMacro(module: "SwiftUIMacros", type: "QueryMacro")

/// The objects that `descriptor` asks for.
@attached(accessor)
@attached(peer, names: prefixed(`_`))
public macro Query<Element: PersistentModel>(
  _ descriptor: FetchDescriptor<Element>, transaction: Transaction
) =
  #externalMacro(module: "SwiftUIMacros", type: "QueryMacro")

/// The objects for which `filter` holds, in the order of `sort`.
@attached(accessor)
@attached(peer, names: prefixed(`_`))
public macro Query<Element: PersistentModel>(
  filter: Predicate<Element>? = nil, sort: [SortDescriptor<Element>] = [], animation: Animation? = nil
) =
  #externalMacro(module: "SwiftUIMacros", type: "QueryMacro")

/// The objects for which `filter` holds, in the order of `sort`.
@attached(accessor)
@attached(peer, names: prefixed(`_`))
public macro Query<Element: PersistentModel>(
  filter: Predicate<Element>? = nil, sort: [SortDescriptor<Element>] = [], transaction: Transaction
) =
  #externalMacro(module: "SwiftUIMacros", type: "QueryMacro")

/// The objects for which `filter` holds, by what is at `sort`.
@attached(accessor)
@attached(peer, names: prefixed(`_`))
public macro Query<Value: Comparable, Element: PersistentModel>(
  filter: Predicate<Element>? = nil, sort: KeyPath<Element, Value>, order: SortOrder = .forward,
  animation: Animation? = nil
) =
  #externalMacro(module: "SwiftUIMacros", type: "QueryMacro")

/// The objects for which `filter` holds, by what is at `sort`.
@attached(accessor)
@attached(peer, names: prefixed(`_`))
public macro Query<Value: Comparable, Element: PersistentModel>(
  filter: Predicate<Element>? = nil, sort: KeyPath<Element, Value>, order: SortOrder = .forward,
  transaction: Transaction
) =
  #externalMacro(module: "SwiftUIMacros", type: "QueryMacro")

/// The objects for which `filter` holds, by what is at `sort`.
@attached(accessor)
@attached(peer, names: prefixed(`_`))
public macro Query<Value: Comparable, Element: PersistentModel>(
  filter: Predicate<Element>? = nil, sort: KeyPath<Element, Value?>, order: SortOrder = .forward,
  animation: Animation? = nil
) =
  #externalMacro(module: "SwiftUIMacros", type: "QueryMacro")

/// The objects for which `filter` holds, by what is at `sort`.
@attached(accessor)
@attached(peer, names: prefixed(`_`))
public macro Query<Value: Comparable, Element: PersistentModel>(
  filter: Predicate<Element>? = nil, sort: KeyPath<Element, Value?>, order: SortOrder = .forward,
  transaction: Transaction
) =
  #externalMacro(module: "SwiftUIMacros", type: "QueryMacro")
