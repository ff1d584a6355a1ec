public import SwiftUI

extension Scene {
  /// Has no effect.
  public func modelContainer(_ container: ModelContainer) -> some Scene { self }

  /// Has no effect.
  public func modelContainer(for modelType: any PersistentModel.Type, inMemory: Bool = false) -> some Scene { self }

  /// Has no effect.
  public func modelContainer(for modelTypes: [any PersistentModel.Type], inMemory: Bool = false) -> some Scene {
    self
  }
}
