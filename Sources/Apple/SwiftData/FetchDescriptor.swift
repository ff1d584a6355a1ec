public import Foundation

/// Which objects are asked for, and in which order.
public struct FetchDescriptor<Model: PersistentModel> {
  /// What holds for them; nil for all.
  public var predicate: Predicate<Model>?
  /// Their order.
  public var sortBy: [SortDescriptor<Model>]
  /// How many at most; nil is all.
  public var fetchLimit: Int?
  /// How many are left out at the beginning; nil is none.
  public var fetchOffset: Int?
  /// Whether what was changed and not kept counts; it does.
  public var includePendingChanges = true
  /// What is read at once with the objects; everything is.
  public var relationshipKeyPathsForPrefetching: [PartialKeyPath<Model>] = []
  /// What is read of the objects; everything is.
  public var propertiesToFetch: [PartialKeyPath<Model>] = []

  /// Objects for which `predicate` holds, in the order of `sortBy`.
  public init(predicate: Predicate<Model>? = nil, sortBy: [SortDescriptor<Model>] = []) {
    (self.predicate, self.sortBy) = (predicate, sortBy)
  }
}
