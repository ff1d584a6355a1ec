import Foundation
public import SwiftUICore

/// A value that an intent asks for. Nobody answers here: it keeps what it is given, or what it begins with.
@propertyWrapper
public final class IntentParameter<Value: Sendable>: @unchecked Sendable {
  private let lock = NSLock()
  private var kept: Value?
  private let usual: () -> Value?

  /// The value; asking for one that was never given, and has no usual one, is a programmer's mistake.
  public var wrappedValue: Value {
    get {
      guard let value = lock.withLock({ kept }) ?? usual() else {
        preconditionFailure("The parameter has no value yet.")
      }
      return value
    }
    set { lock.withLock { kept = newValue } }
  }

  /// The parameter itself.
  public var projectedValue: IntentParameter<Value> { self }
  /// What it is called.
  public let title: LocalizedStringResource

  private init(_ title: LocalizedStringResource?, _ usual: @escaping () -> Value?) {
    (self.title, self.usual) = (title ?? "", usual)
  }

  /// A value that is asked for; one that may be missing begins as missing.
  public convenience init(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
    requestValueDialog: IntentDialog? = nil
  ) { self.init(title, { (Value.self as? any Missable.Type)?.missing as? Value }) }

  /// A value that begins as `defaultValue`.
  public convenience init(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil, default defaultValue: Value,
    requestValueDialog: IntentDialog? = nil
  ) { self.init(title, { defaultValue }) }

  /// A number within bounds that begins as `defaultValue`.
  public convenience init(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil, default defaultValue: Value,
    inclusiveRange: (Value, Value), requestValueDialog: IntentDialog? = nil
  ) { self.init(title, { defaultValue }) }

  /// Asks for the value: nobody answers, so the usual one is.
  public func requestValue(_ dialog: IntentDialog? = nil) async throws -> Value { wrappedValue }
}

/// A value that may be missing.
private protocol Missable {
  static var missing: Self { get }
}

extension Optional: Missable {
  fileprivate static var missing: Wrapped? { nil }
}

/// Something that the app keeps for its intents.
@propertyWrapper
public struct AppDependency<Value: Sendable>: Sendable {
  /// What is kept; asking for what was never given is a programmer's mistake.
  public var wrappedValue: Value {
    guard let value = AppDependencyManager.shared.value(Value.self) else {
      preconditionFailure("\(Value.self) was not added to AppDependencyManager.shared.")
    }
    return value
  }
  /// What is kept under its type.
  public init() {}
}

/// What an app keeps for its intents.
public final class AppDependencyManager: @unchecked Sendable {
  /// The app's own.
  public static let shared = AppDependencyManager()
  private let lock = NSLock()
  private var kept: [ObjectIdentifier: any Sendable] = [:]

  /// Keeps a value under its type.
  public func add<Value: Sendable>(dependency: @autoclosure () -> Value) {
    let value = dependency()
    lock.withLock { kept[ObjectIdentifier(Value.self)] = value }
  }

  func value<Value: Sendable>(_ type: Value.Type) -> Value? {
    lock.withLock { kept[ObjectIdentifier(type)] as? Value }
  }
}

/// What parameters read like together; shortcuts show it, and there are none here.
public protocol ParameterSummary: Sendable {}

/// Nothing.
public struct EmptyParameterSummary: ParameterSummary {
  /// Nothing.
  public init() {}
}

/// A sentence with an intent's parameters.
public struct IntentParameterSummary<Intent: AppIntent>: ParameterSummary {
  /// A sentence, in which key paths stand for parameters.
  public struct Sentence: ExpressibleByStringInterpolation, Sendable {
    /// What takes key paths in.
    public struct StringInterpolation: StringInterpolationProtocol {
      /// A sentence of about that length.
      public init(literalCapacity: Int, interpolationCount: Int) {}
      /// Adds letters.
      public mutating func appendLiteral(_ literal: String) {}
      /// Adds a parameter.
      public mutating func appendInterpolation<Value>(_ parameter: KeyPath<Intent, IntentParameter<Value>>) {}
    }

    /// A sentence without parameters.
    public init(stringLiteral value: String) {}
    /// A sentence.
    public init(stringInterpolation: StringInterpolation) {}
  }

  /// A sentence.
  public init(_ sentence: Sentence) {}
}
