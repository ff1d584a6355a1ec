public import SwiftUICore

/// What comes of an intent.
public protocol IntentResult: Sendable {}
/// A result with a value.
public protocol ReturnsValue<Value>: IntentResult {
  /// The kind of value.
  associatedtype Value
  /// The value.
  var value: Value? { get }
}
/// A result that is told.
public protocol ProvidesDialog: IntentResult {}
/// A result that shows a view.
public protocol ShowsSnippetView: IntentResult {}
/// A result that does another intent.
public protocol OpensIntent: IntentResult {}

/// A result that has nothing more.
public struct EmptyIntentResult: IntentResult {
  /// It has nothing more.
  public init() {}
}

/// A result with all that there can be.
public struct IntentResultContainer<Value: Sendable>: ReturnsValue, ProvidesDialog, ShowsSnippetView, OpensIntent {
  /// The value.
  public let value: Value?
}

/// What a result tells.
public struct IntentDialog: ExpressibleByStringInterpolation, Hashable, Sendable {
  private let text: LocalizedStringResource

  /// The words of the source.
  public init(stringLiteral value: String) { text = LocalizedStringResource(stringLiteral: value) }
  /// What is told.
  public init(_ text: LocalizedStringResource) { self.text = text }
}

extension IntentResult where Self == IntentResultContainer<Never> {
  /// Nothing more.
  public static func result() -> Self { IntentResultContainer(value: nil) }
  /// What is told.
  public static func result(dialog: IntentDialog) -> Self { IntentResultContainer(value: nil) }
  /// What is told and shown.
  public static func result(dialog: IntentDialog, @ViewBuilder content: () -> some View) -> Self {
    IntentResultContainer(value: nil)
  }
  /// What is shown.
  public static func result(view: some View) -> Self { IntentResultContainer(value: nil) }
  /// What is told and shown.
  public static func result(dialog: IntentDialog, view: some View) -> Self { IntentResultContainer(value: nil) }
  /// What is done next.
  public static func result(opensIntent: some AppIntent) -> Self { IntentResultContainer(value: nil) }
}

extension IntentResult {
  /// A value.
  public static func result<Value: Sendable>(value: Value) -> Self where Self == IntentResultContainer<Value> {
    IntentResultContainer(value: value)
  }
  /// A value, and what is told.
  public static func result<Value: Sendable>(value: Value, dialog: IntentDialog) -> Self
  where Self == IntentResultContainer<Value> { IntentResultContainer(value: value) }
  /// A value, and what is shown.
  public static func result<Value: Sendable>(value: Value, view: some View) -> Self
  where Self == IntentResultContainer<Value> { IntentResultContainer(value: value) }
}
