@_exported public import Foundation
public import SwiftUICore

// What an app can do for the system: for shortcuts, Siri, widgets. The system asks for nothing here; a button does.

/// What stays the same thing under the same name.
public protocol PersistentlyIdentifiable {}

/// Something that an app can do.
public protocol AppIntent: PersistentlyIdentifiable, Sendable {
  associatedtype PerformResult: IntentResult
  associatedtype SummaryContent: ParameterSummary
  typealias Parameter = IntentParameter

  static var title: LocalizedStringResource { get }
  static var description: IntentDescription? { get }
  @ParameterSummaryBuilder<Self> static var parameterSummary: SummaryContent { get }

  /// One without values.
  init()
  func perform() async throws -> PerformResult
}

extension AppIntent {
  public static var description: IntentDescription? { nil }
}

extension AppIntent where SummaryContent == EmptyParameterSummary {
  public static var parameterSummary: EmptyParameterSummary { EmptyParameterSummary() }
}

extension AppIntent where PerformResult == IntentResultContainer<Never, Never, Never> {
  public func perform() async throws -> PerformResult { IntentResultContainer() }
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
