public import Foundation
public import GalleyNavigation

extension DynamicViewContent {
  public func onDelete(perform action: ((Foundation.IndexSet) -> Void)?) -> some DynamicViewContent {
    onDelete(
      perform: action.map { action in
        { (rows: GalleyNavigation.IndexSet) in action(Foundation.IndexSet(rows.map { $0 })) }
      })
  }

  public func onMove(perform action: ((Foundation.IndexSet, Int) -> Void)?) -> some DynamicViewContent {
    onMove(
      perform: action.map { action in
        { (rows: GalleyNavigation.IndexSet, place: Int) in action(Foundation.IndexSet(rows.map { $0 }), place) }
      })
  }
}

extension RangeReplaceableCollection where Self: MutableCollection, Index == Int {
  /// Invalid offsets are ignored.
  public mutating func remove(atOffsets offsets: Foundation.IndexSet) {
    remove(atOffsets: GalleyNavigation.IndexSet(offsets.map { $0 }))
  }

  public mutating func move(fromOffsets source: Foundation.IndexSet, toOffset destination: Int) {
    move(fromOffsets: GalleyNavigation.IndexSet(source.map { $0 }), toOffset: destination)
  }
}
