public import Foundation
public import GalleyMotion
public import SwiftUICore

/// The objects of the container around a view that are asked for; the view follows what becomes of them.
@propertyWrapper
public struct Query<Element: PersistentModel>: DynamicProperty {
  @Environment(\.modelContext) private var context
  private let descriptor: FetchDescriptor<Element>

  /// All objects. It stands here, since the compiler looks nowhere else for what a property without arguments begins as.
  public init() { descriptor = FetchDescriptor() }

  /// The objects; none where they cannot be asked for.
  public var wrappedValue: [Element] { (try? context.fetch(descriptor)) ?? [] }

  /// Where the objects are kept.
  public var modelContext: ModelContext { context }

  /// Why the objects could not be asked for; nil where they could.
  public var fetchError: (any Error)? {
    do {
      _ = try context.fetch(descriptor)
      return nil
    } catch {
      return error
    }
  }

  /// The query itself.
  public var projectedValue: Query { self }
}

extension Query {
  /// The objects that `descriptor` asks for.
  public init(_ descriptor: FetchDescriptor<Element>, animation: Animation? = nil) { self.descriptor = descriptor }

  /// The objects that `descriptor` asks for.
  public init(_ descriptor: FetchDescriptor<Element>, transaction: Transaction) { self.init(descriptor) }

  /// The objects for which `filter` holds, in the order of `sort`.
  public init(
    filter: Predicate<Element>? = nil, sort: [SortDescriptor<Element>] = [], animation: Animation? = nil
  ) { self.init(FetchDescriptor(predicate: filter, sortBy: sort)) }

  /// The objects for which `filter` holds, in the order of `sort`.
  public init(
    filter: Predicate<Element>? = nil, sort: [SortDescriptor<Element>] = [], transaction: Transaction
  ) { self.init(filter: filter, sort: sort) }

  /// The objects for which `filter` holds, by what is at `sort`.
  public init<Value: Comparable>(
    filter: Predicate<Element>? = nil, sort: any KeyPath<Element, Value> & Sendable, order: SortOrder = .forward,
    animation: Animation? = nil
  ) { self.init(FetchDescriptor(predicate: filter, sortBy: [SortDescriptor(sort, order: order)])) }

  /// The objects for which `filter` holds, by what is at `sort`; one without a value comes first.
  public init<Value: Comparable>(
    filter: Predicate<Element>? = nil, sort: any KeyPath<Element, Value?> & Sendable, order: SortOrder = .forward,
    animation: Animation? = nil
  ) { self.init(FetchDescriptor(predicate: filter, sortBy: [SortDescriptor(sort, order: order)])) }
}

extension EnvironmentValues {
  /// The objects of the container around; of none, where nothing is said.
  public var modelContext: ModelContext {
    get { self[ModelContextKey.self] }
    set { self[ModelContextKey.self] = newValue }
  }
}

private enum ModelContextKey: EnvironmentKey {
  static let defaultValue = ModelContext()
}

extension View {
  /// Gives `container` to the view and all in it.
  public func modelContainer(_ container: ModelContainer) -> some View {
    environment(\.modelContext, container.mainContext)
  }

  /// Gives a container for objects of `modelType` to the view and all in it.
  public func modelContainer(
    for modelType: any PersistentModel.Type, inMemory: Bool = false, isAutosaveEnabled: Bool = true,
    isUndoEnabled: Bool = false
  ) -> some View { modifier(OwnContainer()) }

  /// Gives a container for objects of `modelTypes` to the view and all in it.
  public func modelContainer(
    for modelTypes: [any PersistentModel.Type], inMemory: Bool = false, isAutosaveEnabled: Bool = true,
    isUndoEnabled: Bool = false
  ) -> some View { modifier(OwnContainer()) }

  /// Gives the objects of `modelContext` to the view and all in it.
  public func modelContext(_ modelContext: ModelContext) -> some View { environment(\.modelContext, modelContext) }
}

/// A container that lives as long as the view it is given to.
private struct OwnContainer: ViewModifier {
  @State private var container = ModelContainer()

  func body(content: Content) -> some View { content.environment(\.modelContext, container.mainContext) }
}
