import Synchronization

/// What an app's hints share. They show here whether or not ``configure(_:)`` was called, and are forgotten at the end.
public enum Tips {
  /// Whether a hint shows.
  public enum Status: Hashable, Sendable {
    case pending, available
    case invalidated(InvalidationReason)
  }

  /// Why a hint was closed.
  public enum InvalidationReason: Hashable, Sendable {
    case actionPerformed, displayCountExceeded, displayDurationExceeded, tipClosed
  }

  /// What can be done from a hint.
  public struct Action: Identifiable, Sendable {
    /// What it is called.
    public let id: String
    /// Its place among the others.
    public let index: Int?
    let title: String
    let handler: @Sendable () -> Void

    /// An action that is shown as `title`.
    public init(id: String = "", title: some StringProtocol, perform handler: @escaping @Sendable () -> Void = {}) {
      (self.id, index, self.title, self.handler) = (id, nil, String(title), handler)
    }
  }

  /// When a hint shows.
  public struct Rule: Sendable {
    let holds: @Sendable () -> Bool

    /// Where `condition` holds of a value; `#Rule` writes it.
    public init<Value: Sendable>(_ parameter: Parameter<Value>, _ condition: @escaping @Sendable (Value) -> Bool) {
      holds = { condition(parameter.wrappedValue) }
    }

    /// Where `condition` holds of what happened; `#Rule` writes it.
    public init(_ event: Event, _ condition: @escaping @Sendable (Event) -> Bool) { holds = { condition(event) } }
  }

  /// A value that rules ask for; `@Parameter` writes it.
  public final class Parameter<Value: Sendable>: Sendable {
    private let value: Mutex<Value>

    /// A value that begins as `value`.
    public init(_ value: Value) { self.value = Mutex(value) }

    /// The value.
    public var wrappedValue: Value {
      get { value.withLock { $0 } }
      set { value.withLock { $0 = newValue } }
    }
  }

  /// Something that happens, and is counted.
  public final class Event: Sendable {
    /// Once that it happened.
    public struct Donation: Hashable, Sendable {}

    /// What it is called.
    public let id: String
    private let count = Mutex(0)

    /// What happens, called `id`.
    public init(id: String) { self.id = id }

    /// As often as it happened.
    public var donations: [Donation] { Array(repeating: Donation(), count: count.withLock { $0 }) }
    /// Says that it happened.
    public func sendDonation() { count.withLock { $0 += 1 } }
    /// Says that it happened.
    public func donate() async { sendDonation() }
  }

  /// Which hints were closed.
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
  /// Shows closed hints again.
  public static func resetDatastore() throws { Closed.forget() }
  /// Shows all hints: those of a stage show already.
  public static func showAllTipsForTesting() {}
  /// Hides nothing: it is asked for in tests of an app alone.
  public static func hideAllTipsForTesting() {}
}
