public import SwiftUICore

extension EnvironmentValues {
  /// The context of the enclosing container, or an empty context if there is none.
  public var modelContext: ModelContext {
    get { self[ModelContextKey.self] }
    set { self[ModelContextKey.self] = newValue }
  }
}

private enum ModelContextKey: EnvironmentKey {
  static let defaultValue = ModelContext()
}

extension View {
  public func modelContainer(_ container: ModelContainer) -> some View {
    environment(\.modelContext, container.mainContext)
  }

  public func modelContainer(
    for modelType: any PersistentModel.Type, inMemory: Bool = false, isAutosaveEnabled: Bool = true,
    isUndoEnabled: Bool = false
  ) -> some View { modifier(OwnContainer()) }

  public func modelContainer(
    for modelTypes: [any PersistentModel.Type], inMemory: Bool = false, isAutosaveEnabled: Bool = true,
    isUndoEnabled: Bool = false
  ) -> some View { modifier(OwnContainer()) }

  public func modelContext(_ modelContext: ModelContext) -> some View { environment(\.modelContext, modelContext) }
}

/// Creates a container that exists as long as its view.
private struct OwnContainer: ViewModifier {
  @State private var container = ModelContainer(keeping: ModelStore())

  func body(content: Content) -> some View { content.environment(\.modelContext, container.mainContext) }
}
