import Foundation
public import SwiftUICore

/// A value that something is done with. It is kept; a person is never asked for it.
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

  public func needsValueError(_ dialog: IntentDialog? = nil) -> AppIntentError { .needsValue }
  public func requestValue(_ dialog: IntentDialog? = nil) async throws -> Value { throw AppIntentError.needsValue }
  public func requestConfirmation(for value: Value, dialog: IntentDialog? = nil) async throws -> Bool { false }

  /// A parameter without a value at first.
  public convenience init(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil,
    requestValueDialog: IntentDialog? = nil
  ) { self.init(nil, title: title) }
  /// A parameter without a value at first.
  public convenience init(description: LocalizedStringResource? = nil, requestValueDialog: IntentDialog? = nil) {
    self.init(nil, title: nil)
  }
  public convenience init(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil, default value: Value,
    requestValueDialog: IntentDialog? = nil
  ) { self.init(value, title: title) }
  public convenience init(
    wrappedValue value: Value, title: LocalizedStringResource, description: LocalizedStringResource? = nil,
    requestValueDialog: IntentDialog? = nil
  ) { self.init(value, title: title) }
  public convenience init(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil,
    requestValueDialog: IntentDialog? = nil, optionsProvider: some DynamicOptionsProvider
  ) { self.init(nil, title: title) }
  public convenience init(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil, default value: Value,
    requestValueDialog: IntentDialog? = nil, optionsProvider: some DynamicOptionsProvider
  ) { self.init(value, title: title) }
  public convenience init<Number: Comparable>(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil, default value: Value,
    controlStyle: IntentControlStyle = .field, inclusiveRange: (lowerBound: Number, upperBound: Number),
    requestValueDialog: IntentDialog? = nil
  ) { self.init(value, title: title) }
  public convenience init<Number: Comparable>(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil,
    controlStyle: IntentControlStyle = .field, inclusiveRange: (lowerBound: Number, upperBound: Number),
    requestValueDialog: IntentDialog? = nil
  ) { self.init(nil, title: title) }
  public convenience init(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil, supportedTypeIdentifiers: [String],
    inputConnectionBehavior: InputConnectionBehavior = .default, requestValueDialog: IntentDialog? = nil
  ) { self.init(nil, title: title) }
}

/// What a number is chosen with.
public enum IntentControlStyle: Hashable, Sendable {
  case field, stepper, slider
}

/// Whether a value comes from the step before.
public enum InputConnectionBehavior: Hashable, Sendable {
  case `default`, never, connectToPreviousIntentResult
}

/// Why something was not done.
public enum AppIntentError: Error, Hashable, Sendable {
  case needsValue, unsupported
  public enum UserActionRequired: Error, Hashable, Sendable {
    case signin, accountSetup
  }
  public enum Unrecoverable: Error, Hashable, Sendable {
    case entityNotFound, featureCurrentlyRestricted, unknown
  }
}

/// A property of an entity that the system may read.
@propertyWrapper
public final class EntityProperty<Value>: @unchecked Sendable {
  private let lock = NSLock()
  private var value: Value?
  public let title: LocalizedStringResource?

  public init(title: LocalizedStringResource) { self.title = title }
  public init() { title = nil }
  public init(wrappedValue value: Value, title: LocalizedStringResource) { (self.value, self.title) = (value, title) }

  public var wrappedValue: Value {
    get {
      if let value = lock.withLock({ value }) { return value }
      if let none = (Value.self as? any ExpressibleByNilLiteral.Type)?.init(nilLiteral: ()) as? Value { return none }
      preconditionFailure("the property \(title.map { "\($0)" } ?? "") has no value")
    }
    set { lock.withLock { value = newValue } }
  }

  public var projectedValue: EntityProperty<Value> { self }
}

/// An object of the app's own that an intent needs.
@propertyWrapper
public struct AppDependency<Value: Sendable>: Sendable {
  private let key: String?
  private let value: @Sendable () -> Value?
  public init(
    key: String? = nil, manager: AppDependencyManager = .shared,
    default value: @autoclosure @escaping @Sendable () -> Value? = nil
  ) {
    (self.key, self.value) = (key, { manager.value(Value.self, key) ?? value() })
  }
  public var wrappedValue: Value {
    guard let value = value() else { preconditionFailure("no \(Value.self) was added to AppDependencyManager") }
    return value
  }
}

/// The objects of the app's own that intents need.
public final class AppDependencyManager: @unchecked Sendable {
  public static let shared = AppDependencyManager()
  private let lock = NSLock()
  private var values: [String: () -> Any] = [:]

  public func add<Value>(key: String? = nil, dependency value: @autoclosure @escaping () -> Value) {
    add(key: key, dependency: value)
  }
  public func add<Value>(key: String? = nil, dependency value: @escaping () -> Value) {
    lock.withLock { values[key ?? "\(Value.self)"] = value }
  }

  func value<Value>(_ type: Value.Type, _ key: String?) -> Value? {
    lock.withLock { values[key ?? "\(type)"] }?() as? Value
  }
}
