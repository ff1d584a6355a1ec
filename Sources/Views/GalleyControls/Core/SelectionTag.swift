private protocol OptionalValue {
  var hashable: AnyHashable? { get }
}

extension Optional: OptionalValue where Wrapped: Hashable {
  fileprivate var hashable: AnyHashable? { map { AnyHashable($0) } }
}

extension AnyHashable {
  /// An `Int` tag matches a selection of type `Int?`.
  var unwrapped: AnyHashable {
    guard let optional = base as? any OptionalValue, let inner = optional.hashable else { return self }
    return inner.unwrapped
  }
}
