import Foundation
public import SwiftUICore

/// Something that an app can do, for shortcuts, widgets and buttons. Here only buttons and toggles do it.
public protocol AppIntent: Sendable {
  /// What comes of it.
  associatedtype PerformResult: IntentResult

  /// What it is called.
  static var title: LocalizedStringResource { get }
  /// What it does, in words.
  static var description: IntentDescription? { get }
  /// Whether the app is opened for it.
  static var openAppWhenRun: Bool { get }
  /// Whether shortcuts show it.
  static var isDiscoverable: Bool { get }
  /// Whether a locked device does it.
  static var authenticationPolicy: IntentAuthenticationPolicy { get }
  /// What its parameters read like together.
  associatedtype SummaryContent: ParameterSummary = EmptyParameterSummary
  /// What its parameters read like together.
  static var parameterSummary: SummaryContent { get }

  /// One with the parameters' usual values.
  init()
  /// Does it.
  func perform() async throws -> PerformResult
}

extension AppIntent {
  /// No words.
  public static var description: IntentDescription? { nil }
  /// It is not.
  public static var openAppWhenRun: Bool { false }
  /// They do.
  public static var isDiscoverable: Bool { true }
  /// It does.
  public static var authenticationPolicy: IntentAuthenticationPolicy { .alwaysAllowed }
  /// A value that is asked for.
  public typealias Parameter<Value: Sendable> = IntentParameter<Value>
  /// What parameters read like together.
  public typealias Summary = IntentParameterSummary<Self>
  /// Something that the app keeps for its intents.
  public typealias Dependency<Value: Sendable> = AppDependency<Value>
}

extension AppIntent where SummaryContent == EmptyParameterSummary {
  /// Nothing.
  public static var parameterSummary: EmptyParameterSummary { EmptyParameterSummary() }
}

/// An intent that the system shows by itself.
public protocol SystemIntent: AppIntent {}
/// An intent that chooses what a widget shows.
public protocol WidgetConfigurationIntent: SystemIntent {}
/// An intent that turns a value on or off.
public protocol SetValueIntent: SystemIntent {
  /// The value.
  associatedtype ValueType: Sendable
  /// The value.
  var value: ValueType { get set }
}
/// An intent that opens something.
public protocol OpenIntent: SystemIntent {
  /// What is opened.
  associatedtype Value: Sendable
  /// What is opened.
  var target: Value { get set }
}
/// An intent that goes on with an activity on the screen.
public protocol LiveActivityIntent: SystemIntent {}
/// An intent that plays something.
public protocol AudioPlaybackIntent: SystemIntent {}
/// An intent that opens the app for a while.
public protocol ForegroundContinuableIntent: SystemIntent {}

extension AppIntent where Self: WidgetConfigurationIntent, PerformResult == EmptyIntentResult {
  /// Does nothing: the parameters are all there is.
  public func perform() async throws -> EmptyIntentResult { EmptyIntentResult() }
}

/// Whether a locked device does an intent.
public enum IntentAuthenticationPolicy: Hashable, Sendable {
  case alwaysAllowed, requiresAuthentication, requiresLocalDeviceAuthentication
}

/// What an intent does, in words.
public struct IntentDescription: ExpressibleByStringInterpolation, Hashable, Sendable {
  /// The words.
  public var descriptionText: LocalizedStringResource
  /// What it is found among.
  public var categoryName: LocalizedStringResource?
  /// What it is found by, too.
  public var searchKeywords: [LocalizedStringResource]

  /// The words of the source.
  public init(stringLiteral value: String) { self.init(LocalizedStringResource(stringLiteral: value)) }

  /// Words, what it is found among, and what it is found by.
  public init(
    _ text: LocalizedStringResource, categoryName: LocalizedStringResource? = nil,
    searchKeywords: [LocalizedStringResource] = []
  ) { (descriptionText, self.categoryName, self.searchKeywords) = (text, categoryName, searchKeywords) }
}
