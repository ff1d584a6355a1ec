import Combine
import GalleyViews

/// What a view remembers of an object of Combine's kind that it follows: the changes it says are passed on.
///
/// Views follow their own kind of object. A relay is one, so a view follows it in the ordinary way.
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
