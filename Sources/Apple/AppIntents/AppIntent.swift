@_exported public import Foundation
public import SwiftUICore

// What an app can do for the system: for shortcuts, Siri, widgets. The system asks for nothing here; a button does.

/// What stays the same thing under the same name.
public protocol PersistentlyIdentifiable {
  /// The name.
  static var persistentIdentifier: String { get }
}

extension PersistentlyIdentifiable {
  /// The type's own name.
  public static var persistentIdentifier: String { "\(Self.self)" }
}

/// Something that an app can do.
public protocol AppIntent: PersistentlyIdentifiable, Sendable {
  /// What comes of it.
  associatedtype PerformResult: IntentResult
  /// What it says of itself in a list of steps.
  associatedtype SummaryContent: ParameterSummary
  /// A value that it is done with.
  typealias Parameter = IntentParameter
  /// What a value depends on.
  typealias Dependency = AppDependency

  /// Its name.
  static var title: LocalizedStringResource { get }
  /// What it does, in words.
  static var description: IntentDescription? { get }
  /// Whether the app shows while it is done.
  static var openAppWhenRun: Bool { get }
  /// Whether it is found.
  static var isDiscoverable: Bool { get }
  /// Who may ask for it.
  static var authenticationPolicy: IntentAuthenticationPolicy { get }
  /// What it says of itself in a list of steps.
  @ParameterSummaryBuilder<Self> static var parameterSummary: SummaryContent { get }

  /// One without values.
  init()
  /// Does it.
  func perform() async throws -> PerformResult
}

extension AppIntent {
  /// Nothing.
  public static var description: IntentDescription? { nil }
  /// It does not.
  public static var openAppWhenRun: Bool { false }
  /// It is.
  public static var isDiscoverable: Bool { true }
  /// Anybody.
  public static var authenticationPolicy: IntentAuthenticationPolicy { .alwaysAllowed }
  /// What is asked of a person who has to say a value: nobody is asked.
  public var systemContext: IntentSystemContext { IntentSystemContext() }
}

extension AppIntent where SummaryContent == EmptyParameterSummary {
  /// Nothing.
  public static var parameterSummary: EmptyParameterSummary { EmptyParameterSummary() }
}

extension AppIntent where PerformResult == IntentResultContainer<Never, Never, Never, Never> {
  /// Does nothing.
  public func perform() async throws -> PerformResult { IntentResultContainer() }
}

/// What is known of who asks.
public struct IntentSystemContext: Sendable {
  /// When it was asked for.
  public var preciseTimestamp: Date? { nil }
}

/// Who may ask for something.
public enum IntentAuthenticationPolicy: Hashable, Sendable {
  case alwaysAllowed, requiresAuthentication, requiresLocalDeviceAuthentication
}

/// What something does, in words.
public struct IntentDescription: ExpressibleByStringInterpolation, Sendable {
  /// The words.
  public let descriptionText: LocalizedStringResource
  /// The kind of thing that it is.
  public let categoryName: LocalizedStringResource?
  /// Words that it is found by.
  public let searchKeywords: [LocalizedStringResource]

  /// The words `text`.
  public init(
    _ text: LocalizedStringResource, categoryName: LocalizedStringResource? = nil,
    searchKeywords: [LocalizedStringResource] = [], resultValueName: LocalizedStringResource? = nil
  ) { (descriptionText, self.categoryName, self.searchKeywords) = (text, categoryName, searchKeywords) }

  /// The words `text`.
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
  /// What shows of it.
  var displayRepresentation: DisplayRepresentation { get }
}
/// Opens something.
public protocol OpenIntent: AppIntent {
  /// What is opened.
  associatedtype Value
  /// What is opened.
  var target: Value { get set }
}
/// Sets a value.
public protocol SetValueIntent: AppIntent {
  /// The value.
  associatedtype ValueType
  /// The value.
  var value: ValueType { get set }
}
/// Takes something away.
public protocol DeleteIntent: AppIntent {}
/// Shows what is found.
public protocol ShowInAppSearchResultsIntent: AppIntent {}
/// An intent with a name for older systems.
public protocol CustomIntentMigratedAppIntent: AppIntent {
  /// The old name.
  static var intentClassName: String { get }
}
/// What stands for an app's other parts.
public protocol AppIntentsPackage {}

/// What is named in words of its own.
public protocol CustomLocalizedStringResourceConvertible {
  /// The words.
  var localizedStringResource: LocalizedStringResource { get }
}
