public import Foundation
public import GalleyNavigation

extension DynamicViewContent {
  /// Lets rows be deleted: `action` gets their numbers.
  public func onDelete(perform action: ((Foundation.IndexSet) -> Void)?) -> some DynamicViewContent {
    onDelete(
      perform: action.map { action in
        { (rows: GalleyNavigation.IndexSet) in action(Foundation.IndexSet(rows.map { $0 })) }
      })
  }

  /// Lets rows be moved: `action` gets their numbers, and the number before which they are put.
  public func onMove(perform action: ((Foundation.IndexSet, Int) -> Void)?) -> some DynamicViewContent {
    onMove(
      perform: action.map { action in
        { (rows: GalleyNavigation.IndexSet, place: Int) in action(Foundation.IndexSet(rows.map { $0 }), place) }
      })
  }
}

extension RangeReplaceableCollection where Self: MutableCollection, Index == Int {
  /// Takes the elements at `offsets` away; offsets that there are not are passed over.
  public mutating func remove(atOffsets offsets: Foundation.IndexSet) {
    remove(atOffsets: GalleyNavigation.IndexSet(offsets.map { $0 }))
  }

  /// Moves the elements at `source` to before the element that is at `destination` now.
  public mutating func move(fromOffsets source: Foundation.IndexSet, toOffset destination: Int) {
    move(fromOffsets: GalleyNavigation.IndexSet(source.map { $0 }), toOffset: destination)
  }
}
