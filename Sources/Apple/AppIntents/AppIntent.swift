@_exported public import Foundation
public import SwiftUICore

// Compile-only stubs: the system never runs intents here, but buttons can perform them.

public protocol PersistentlyIdentifiable {}

public protocol AppIntent: PersistentlyIdentifiable, Sendable {
  associatedtype PerformResult: IntentResult
  associatedtype SummaryContent: ParameterSummary
  typealias Parameter = IntentParameter

  static var title: LocalizedStringResource { get }
  static var description: IntentDescription? { get }
  @ParameterSummaryBuilder<Self> static var parameterSummary: SummaryContent { get }

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

public protocol WidgetConfigurationIntent: AppIntent {}
