import Foundation
public import SwiftUICore

/// Galley never asks the user for a value.
@propertyWrapper
public final class IntentParameter<Value>: @unchecked Sendable {
  private let lock = NSLock()
  private var value: Value?
  public let title: LocalizedStringResource?

  init(_ value: Value?, title: LocalizedStringResource?) { (self.value, self.title) = (value, title) }

  public var wrappedValue: Value {
    get {
      if let value = lock.withLock({ value }) { return value }
      if let none = (Value.self as? any ExpressibleByNilLiteral.Type)?.init(nilLiteral: ()) as? Value { return none }
      preconditionFailure("the parameter \(title.map { "\($0)" } ?? "") has no value")
    }
    set { lock.withLock { value = newValue } }
  }

  public var projectedValue: IntentParameter<Value> { self }

  public convenience init(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil,
    requestValueDialog: IntentDialog? = nil
  ) { self.init(nil, title: title) }
  public convenience init(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil, default value: Value,
    requestValueDialog: IntentDialog? = nil
  ) { self.init(value, title: title) }
}
