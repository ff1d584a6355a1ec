@_exported public import Foundation
public import SwiftUICore

// What an app can do for the system: for shortcuts, Siri, widgets. The system asks for nothing here; a button does.

/// What stays the same thing under the same name.
public protocol PersistentlyIdentifiable {
  static var persistentIdentifier: String { get }
}

extension PersistentlyIdentifiable {
  public static var persistentIdentifier: String { "\(Self.self)" }
}

/// Something that an app can do.
public protocol AppIntent: PersistentlyIdentifiable, Sendable {
  associatedtype PerformResult: IntentResult
  associatedtype SummaryContent: ParameterSummary
  typealias Parameter = IntentParameter
  typealias Dependency = AppDependency

  static var title: LocalizedStringResource { get }
  static var description: IntentDescription? { get }
  static var openAppWhenRun: Bool { get }
  static var isDiscoverable: Bool { get }
  static var authenticationPolicy: IntentAuthenticationPolicy { get }
  @ParameterSummaryBuilder<Self> static var parameterSummary: SummaryContent { get }

  /// One without values.
  init()
  func perform() async throws -> PerformResult
}

extension AppIntent {
  public static var description: IntentDescription? { nil }
  /// It does not.
  public static var openAppWhenRun: Bool { false }
  public static var isDiscoverable: Bool { true }
  public static var authenticationPolicy: IntentAuthenticationPolicy { .alwaysAllowed }
  public var systemContext: IntentSystemContext { IntentSystemContext() }
}

extension AppIntent where SummaryContent == EmptyParameterSummary {
  public static var parameterSummary: EmptyParameterSummary { EmptyParameterSummary() }
}

extension AppIntent where PerformResult == IntentResultContainer<Never, Never, Never, Never> {
  public func perform() async throws -> PerformResult { IntentResultContainer() }
}

/// What is known of who asks.
public struct IntentSystemContext: Sendable {
  public var preciseTimestamp: Date? { nil }
}

/// Who may ask for something.
public enum IntentAuthenticationPolicy: Hashable, Sendable {
  case alwaysAllowed, requiresAuthentication, requiresLocalDeviceAuthentication
}

/// What something does, in words.
public struct IntentDescription: ExpressibleByStringInterpolation, Sendable {
  public let descriptionText: LocalizedStringResource
  public let categoryName: LocalizedStringResource?
  public let searchKeywords: [LocalizedStringResource]

  public init(
    _ text: LocalizedStringResource, categoryName: LocalizedStringResource? = nil,
    searchKeywords: [LocalizedStringResource] = [], resultValueName: LocalizedStringResource? = nil
  ) { (descriptionText, self.categoryName, self.searchKeywords) = (text, categoryName, searchKeywords) }

  public init(stringLiteral text: String) { self.init(LocalizedStringResource(stringLiteral: text)) }
}

/// One of an app's widgets, as a person chose it.
public protocol WidgetConfigurationIntent: AppIntent {}
/// One of an app's controls, as a person chose it.
public protocol ControlConfigurationIntent: AppIntent {}
/// Begins or ends what shows on the lock screen.
public protocol LiveActivityIntent: AppIntent {}
/// Plays something.
public protocol AudioPlaybackIntent: AppIntent {}
/// Records something.
public protocol AudioRecordingIntent: AppIntent {}
/// Goes on in front.
public protocol ForegroundContinuableIntent: AppIntent {}
/// Says what runs.
public protocol ProgressReportingIntent: AppIntent {}
/// Is done while an app is in a focus.
public protocol SetFocusFilterIntent: AppIntent {
  var displayRepresentation: DisplayRepresentation { get }
}
/// Opens something.
public protocol OpenIntent: AppIntent {
  associatedtype Value
  var target: Value { get set }
}
/// Sets a value.
public protocol SetValueIntent: AppIntent {
  associatedtype ValueType
  var value: ValueType { get set }
}
/// Takes something away.
public protocol DeleteIntent: AppIntent {}
/// Shows what is found.
public protocol ShowInAppSearchResultsIntent: AppIntent {}
/// An intent with a name for older systems.
public protocol CustomIntentMigratedAppIntent: AppIntent {
  static var intentClassName: String { get }
}
/// What stands for an app's other parts.
public protocol AppIntentsPackage {}

/// What is named in words of its own.
public protocol CustomLocalizedStringResourceConvertible {
  var localizedStringResource: LocalizedStringResource { get }
}
