/// A value that rules of hints ask for: `@Parameter static var isSignedIn = false`.
@attached(accessor, names: named(get), named(set))
@attached(peer, names: prefixed(`$`))
public macro Parameter() = #externalMacro(module: "SwiftUIMacros", type: "TipParameterMacro")

/// When a hint shows: `#Rule(Self.$isSignedIn) { $0 == true }`.
@freestanding(expression)
public macro Rule<Value: Sendable>(
  _ parameter: Tips.Parameter<Value>, _ condition: @escaping @Sendable (Value) -> Bool
) -> Tips.Rule = #externalMacro(module: "SwiftUIMacros", type: "TipRuleMacro")

/// When a hint shows: `#Rule(Self.visit) { $0.donations.count > 3 }`.
@freestanding(expression)
public macro Rule(_ event: Tips.Event, _ condition: @escaping @Sendable (Tips.Event) -> Bool) -> Tips.Rule =
  #externalMacro(module: "SwiftUIMacros", type: "TipRuleMacro")
