public import SwiftUICore

/// What comes of something that an app did.
public protocol IntentResult: Sendable {}
/// It has a value.
public protocol ReturnsValue<Value>: IntentResult {
  associatedtype Value
  var value: Value? { get }
}
/// It says something.
public protocol ProvidesDialog: IntentResult {
  var dialog: IntentDialog? { get }
}
/// It shows something.
public protocol ShowsSnippetView: IntentResult {}
/// It does something next.
public protocol OpensIntent: IntentResult {}

/// What an app says.
public struct IntentDialog: ExpressibleByStringInterpolation, Sendable {
  public let words: LocalizedStringResource
  public init(_ text: LocalizedStringResource) { words = text }
  public init(full: LocalizedStringResource, supporting: LocalizedStringResource) { words = full }
  public init(stringLiteral text: String) { words = LocalizedStringResource(stringLiteral: text) }
}

/// A value, an intent that follows, a view and words; `Never` where there is none of that kind.
public struct IntentResultContainer<Value, Next, Content, Dialog>: IntentResult, @unchecked Sendable {
  public let value: Value?
  public let dialog: IntentDialog?
  package let view: Content?
  private let next: Next?

  init(_ value: Value? = nil, next: Next? = nil, view: Content? = nil, dialog: IntentDialog? = nil) {
    (self.value, self.next, self.view, self.dialog) = (value, next, view, dialog)
  }
}

extension IntentResultContainer: ReturnsValue {}
extension IntentResultContainer: ProvidesDialog where Dialog == IntentDialog {}
extension IntentResultContainer: ShowsSnippetView where Content: View {}
extension IntentResultContainer: OpensIntent where Next: AppIntent {}

extension IntentResult where Self == IntentResultContainer<Never, Never, Never, Never> {
  public static func result() -> Self { .init() }
}

extension IntentResult {
  public static func result<Value>(value: Value) -> Self
  where Self == IntentResultContainer<Value, Never, Never, Never> { .init(value) }
  public static func result(dialog: IntentDialog) -> Self
  where Self == IntentResultContainer<Never, Never, Never, IntentDialog> { .init(dialog: dialog) }
  public static func result<Content: View>(view: Content) -> Self
  where Self == IntentResultContainer<Never, Never, Content, Never> { .init(view: view) }
  public static func result<Content: View>(@ViewBuilder content: () -> Content) -> Self
  where Self == IntentResultContainer<Never, Never, Content, Never> { .init(view: content()) }
  public static func result<Value>(value: Value, dialog: IntentDialog) -> Self
  where Self == IntentResultContainer<Value, Never, Never, IntentDialog> { .init(value, dialog: dialog) }
  public static func result<Value, Content: View>(value: Value, view: Content) -> Self
  where Self == IntentResultContainer<Value, Never, Content, Never> { .init(value, view: view) }
  public static func result<Content: View>(dialog: IntentDialog, view: Content) -> Self
  where Self == IntentResultContainer<Never, Never, Content, IntentDialog> { .init(view: view, dialog: dialog) }
  public static func result<Content: View>(dialog: IntentDialog, @ViewBuilder content: () -> Content) -> Self
  where Self == IntentResultContainer<Never, Never, Content, IntentDialog> { .init(view: content(), dialog: dialog) }
  public static func result<Value, Content: View>(value: Value, dialog: IntentDialog, view: Content) -> Self
  where Self == IntentResultContainer<Value, Never, Content, IntentDialog> { .init(value, view: view, dialog: dialog) }
  public static func result<Next: AppIntent>(opensIntent: Next) -> Self
  where Self == IntentResultContainer<Never, Next, Never, Never> { .init(next: opensIntent) }
  public static func result<Value, Next: AppIntent>(value: Value, opensIntent: Next) -> Self
  where Self == IntentResultContainer<Value, Next, Never, Never> { .init(value, next: opensIntent) }
}
