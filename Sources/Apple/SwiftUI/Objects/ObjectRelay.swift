import Combine
import GalleyViews

/// Lets views observe a Combine object.
final class ObjectRelay: GalleyViews.ObservableObject {
  let objectWillChange = GalleyViews.ObservableObjectPublisher()
  private(set) weak var followed: AnyObject?
  private var subscription: AnyCancellable?
  var kept: AnyObject?

  func follow<Object: Combine.ObservableObject>(_ object: Object) {
    guard followed !== object else { return }
    followed = object
    let changes = objectWillChange
    subscription = object.objectWillChange.sink { _ in changes.send() }
  }
}
