public import Foundation
public import GalleyMotion
public import SwiftUICore

/// The view is updated when the objects change. As on Apple's systems, a function can also create a query and pass it
/// to a view.
public struct Query<Element: PersistentModel, Result>: DynamicProperty {
  @Environment(\.modelContext) private var context
  private let descriptor: FetchDescriptor<Element>
  private let result: ([Element]) -> Result

  private init(_ descriptor: FetchDescriptor<Element>, result: @escaping ([Element]) -> Result) {
    (self.descriptor, self.result) = (descriptor, result)
  }

  public var wrappedValue: Result { result((try? context.fetch(descriptor)) ?? []) }

  public var modelContext: ModelContext { context }
}

extension Query where Result == [Element] {
  public init() { self.init(FetchDescriptor()) }

  public init(_ descriptor: FetchDescriptor<Element>, animation: Animation? = nil) {
    self.init(descriptor) { $0 }
  }

  public init(_ descriptor: FetchDescriptor<Element>, transaction: Transaction) { self.init(descriptor) { $0 } }

  public init(
    filter: Predicate<Element>? = nil, sort: [SortDescriptor<Element>] = [], animation: Animation? = nil
  ) { self.init(FetchDescriptor(predicate: filter, sortBy: sort)) }

  public init(
    filter: Predicate<Element>? = nil, sort: [SortDescriptor<Element>] = [], transaction: Transaction
  ) { self.init(filter: filter, sort: sort) }

  public init<Value: Comparable>(
    filter: Predicate<Element>? = nil, sort: any KeyPath<Element, Value> & Sendable, order: SortOrder = .forward,
    animation: Animation? = nil
  ) { self.init(FetchDescriptor(predicate: filter, sortBy: [SortDescriptor(sort, order: order)])) }

  public init<Value: Comparable>(
    filter: Predicate<Element>? = nil, sort: any KeyPath<Element, Value> & Sendable, order: SortOrder = .forward,
    transaction: Transaction
  ) { self.init(filter: filter, sort: sort, order: order) }

  /// Objects without a value come first.
  public init<Value: Comparable>(
    filter: Predicate<Element>? = nil, sort: any KeyPath<Element, Value?> & Sendable, order: SortOrder = .forward,
    animation: Animation? = nil
  ) { self.init(FetchDescriptor(predicate: filter, sortBy: [SortDescriptor(sort, order: order)])) }

  /// Objects without a value come first.
  public init<Value: Comparable>(
    filter: Predicate<Element>? = nil, sort: any KeyPath<Element, Value?> & Sendable, order: SortOrder = .forward,
    transaction: Transaction
  ) { self.init(filter: filter, sort: sort, order: order) }
}
