import Synchronization

/// What an app's hints share. They show here whether or not ``configure(_:)`` was called, and are forgotten at the end.
public enum Tips {
  public enum Status: Hashable, Sendable {
    case pending, available
    case invalidated(InvalidationReason)
  }

  public enum InvalidationReason: Hashable, Sendable {
    case actionPerformed, displayCountExceeded, displayDurationExceeded, tipClosed
  }

  public struct Action: Identifiable, Sendable {
    public let id: String
    public let index: Int?
    let title: String
    let handler: @Sendable () -> Void

    public init(id: String = "", title: some StringProtocol, perform handler: @escaping @Sendable () -> Void = {}) {
      (self.id, index, self.title, self.handler) = (id, nil, String(title), handler)
    }
  }

  public struct Rule: Sendable {
    let holds: @Sendable () -> Bool

    public init<Value: Sendable>(_ parameter: Parameter<Value>, _ condition: @escaping @Sendable (Value) -> Bool) {
      holds = { condition(parameter.wrappedValue) }
    }

    public init(_ event: Event, _ condition: @escaping @Sendable (Event) -> Bool) { holds = { condition(event) } }
  }

  public final class Parameter<Value: Sendable>: Sendable {
    private let value: Mutex<Value>

    public init(_ value: Value) { self.value = Mutex(value) }

    public var wrappedValue: Value {
      get { value.withLock { $0 } }
      set { value.withLock { $0 = newValue } }
    }
  }

  public final class Event: Sendable {
    public struct Donation: Hashable, Sendable {}

    public let id: String
    private let count = Mutex(0)

    public init(id: String) { self.id = id }

    public var donations: [Donation] { Array(repeating: Donation(), count: count.withLock { $0 }) }
    public func sendDonation() { count.withLock { $0 += 1 } }
    public func donate() async { sendDonation() }
  }

  enum Closed {
    private static let closed = Mutex<[String: InvalidationReason]>([:])

    static func contains(_ id: String) -> Bool { reason(of: id) != nil }
    static func reason(of id: String) -> InvalidationReason? { closed.withLock { $0[id] } }
    static func close(_ id: String, _ reason: InvalidationReason) { closed.withLock { $0[id] = reason } }
    static func open(_ id: String) { closed.withLock { $0[id] = nil } }
    static func forget() { closed.withLock { $0 = [:] } }
  }

  /// Says how hints are shown: taken, since a stage shows each whose rules hold.
  public static func configure(_ options: [ConfigurationOption] = []) throws {}
  public static func resetDatastore() throws { Closed.forget() }
  /// Shows all hints: those of a stage show already.
  public static func showAllTipsForTesting() {}
  /// Hides nothing: it is asked for in tests of an app alone.
  public static func hideAllTipsForTesting() {}
}
