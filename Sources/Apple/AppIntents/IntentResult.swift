public import SwiftUICore

public protocol IntentResult: Sendable {}
public protocol ReturnsValue<Value>: IntentResult {
  associatedtype Value
  var value: Value? { get }
}
public protocol ProvidesDialog: IntentResult {
  var dialog: IntentDialog? { get }
}
public protocol ShowsSnippetView: IntentResult {}

public struct IntentDialog: ExpressibleByStringInterpolation, Sendable {
  public let words: LocalizedStringResource
  public init(_ text: LocalizedStringResource) { words = text }
  public init(full: LocalizedStringResource, supporting: LocalizedStringResource) { words = full }
  public init(stringLiteral text: String) { words = LocalizedStringResource(stringLiteral: text) }
}

/// `Never` stands for a missing value, view or dialog.
public struct IntentResultContainer<Value, Content, Dialog>: IntentResult, @unchecked Sendable {
  public let value: Value?
  public let dialog: IntentDialog?
  package let view: Content?

  init(_ value: Value? = nil, view: Content? = nil, dialog: IntentDialog? = nil) {
    (self.value, self.view, self.dialog) = (value, view, dialog)
  }
}

extension IntentResultContainer: ReturnsValue {}
extension IntentResultContainer: ProvidesDialog where Dialog == IntentDialog {}
extension IntentResultContainer: ShowsSnippetView where Content: View {}

extension IntentResult where Self == IntentResultContainer<Never, Never, Never> {
  public static func result() -> Self { .init() }
}

extension IntentResult {
  public static func result<Value>(value: Value) -> Self
  where Self == IntentResultContainer<Value, Never, Never> { .init(value) }
  public static func result(dialog: IntentDialog) -> Self
  where Self == IntentResultContainer<Never, Never, IntentDialog> { .init(dialog: dialog) }
  public static func result<Content: View>(view: Content) -> Self
  where Self == IntentResultContainer<Never, Content, Never> { .init(view: view) }
  public static func result<Value>(value: Value, dialog: IntentDialog) -> Self
  where Self == IntentResultContainer<Value, Never, IntentDialog> { .init(value, dialog: dialog) }
}
