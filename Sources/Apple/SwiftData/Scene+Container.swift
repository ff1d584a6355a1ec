public import SwiftUI

extension Scene {
  /// Gives `container` to the scene's views; an app does not run here.
  public func modelContainer(_ container: ModelContainer) -> some Scene { self }

  /// Gives a container for objects of `modelType` to the scene's views; an app does not run here.
  public func modelContainer(for modelType: any PersistentModel.Type, inMemory: Bool = false) -> some Scene { self }

  /// Gives a container for objects of `modelTypes` to the scene's views; an app does not run here.
  public func modelContainer(for modelTypes: [any PersistentModel.Type], inMemory: Bool = false) -> some Scene {
    self
  }
}
