/// Values that may be there or not.
private protocol OptionalValue {
  /// The value inside; nil where there is none.
  var hashable: AnyHashable? { get }
}

extension Optional: OptionalValue where Wrapped: Hashable {
  fileprivate var hashable: AnyHashable? { map { AnyHashable($0) } }
}

extension AnyHashable {
  /// The value inside an optional one, so that a tag of `Int` matches a selection of `Int?`.
  var unwrapped: AnyHashable {
    guard let optional = base as? any OptionalValue, let inner = optional.hashable else { return self }
    return inner.unwrapped
  }
}
