import Synchronization

/// Replaces Combine, which is not available on Linux. There are no operators on `$property`; `onReceive` accepts the
/// publisher directly.
public protocol ObservableObject: AnyObject {
  var objectWillChange: ObservableObjectPublisher { get }
}

extension ObservableObject {
  /// The publisher of the first `@Published` property. An object without published properties has to declare its own:
  /// this default returns a new publisher on each access.
  public var objectWillChange: ObservableObjectPublisher {
    var mirror: Mirror? = Mirror(reflecting: self)
    while let current = mirror {
      for child in current.children {
        if let property = child.value as? any PublishedProperty { return property.publisher }
      }
      mirror = current.superclassMirror
    }
    return ObservableObjectPublisher()
  }
}

public final class ObservableObjectPublisher: Sendable {
  private let followers = Mutex(Followers())

  /// The evaluation count is atomic, so any thread can send changes.
  private struct Subscriber: @unchecked Sendable {
    weak var scope: ContentScope?
    let serial: Int
  }

  private struct Followers: @unchecked Sendable {
    var scopes: [ObjectIdentifier: Subscriber] = [:]
    var rows: [ObjectIdentifier: RowSubscriber] = [:]
  }

  private struct RowSubscriber {
    weak var store: WriteStore?
    var rows = RowReadings()
  }

  public init() {}

  public func send() {
    let present = followers.withLock { $0 }
    for subscriber in present.scopes.values.sorted(by: { $0.serial < $1.serial }) {
      guard let scope = subscriber.scope else { continue }
      scope.context.graph.store.invalidate(scope, readIn: scope.epoch, for: nil)
    }
    for subscriber in present.rows.values { subscriber.store?.invalidate(subscriber.rows) }
  }

  func subscribe(_ scope: ContentScope) {
    let subscriber = Subscriber(scope: scope, serial: scope.serial)
    let store = scope.context.graph.store
    followers.withLock { followers in
      followers.scopes[ObjectIdentifier(scope)] = subscriber
      guard scope.rowReading != nil else { return }
      followers.rows = followers.rows.filter { $0.value.store != nil }
      followers.rows[ObjectIdentifier(store), default: RowSubscriber(store: store)].rows.insert(scope)
    }
  }

  func unsubscribe(_ scope: ContentScope) {
    let key = ObjectIdentifier(scope)
    followers.withLock { $0.scopes[key] = nil }
  }
}

@propertyWrapper
public struct Published<Value> {
  private let storage: Storage

  final class Storage {
    var value: Value
    let publisher = ObservableObjectPublisher()
    var receivers: [WeakReceiver] = []

    struct WeakReceiver {
      weak var receiver: ValueReceiver<Value>?
    }

    init(_ value: Value) { self.value = value }

    func set(_ value: Value) {
      self.value = value
      for receiver in receivers { receiver.receiver?.receive(value) }
    }
  }

  public var projectedValue: Publisher { Publisher(of: storage) }

  public init(wrappedValue: Value) { storage = Storage(wrappedValue) }

  public init(initialValue: Value) { storage = Storage(initialValue) }

  @available(*, unavailable, message: "@Published works only for properties of classes")
  public var wrappedValue: Value {
    get { storage.value }
    nonmutating set { storage.value = newValue }
  }

  public static subscript<Object: ObservableObject>(
    _enclosingInstance object: Object, wrapped wrapped: ReferenceWritableKeyPath<Object, Value>,
    storage storage: ReferenceWritableKeyPath<Object, Published<Value>>
  ) -> Value {
    get { object[keyPath: storage].storage.value }
    set {
      object.objectWillChange.send()
      object[keyPath: storage].storage.set(newValue)
    }
  }
}

protocol PublishedProperty {
  var publisher: ObservableObjectPublisher { get }
}

extension Published: PublishedProperty {
  var publisher: ObservableObjectPublisher { storage.publisher }
}
