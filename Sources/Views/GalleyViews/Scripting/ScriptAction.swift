/// An action that changes the data of the screen, for example by inserting rows. Compared by reference.
///
/// ```
/// let arrive = ScriptAction { store.messages.insert(message, at: 0) }
/// let script: Script = [.hold(0.5), .perform(arrive, animation: .default), .settle()]
/// ```
public final class ScriptAction: Hashable, Sendable {
  private let body: @Sendable (inout EnvironmentValues) throws(ViewProblem.Kind) -> Void

  public init(_ body: @escaping @Sendable () -> Void) { self.body = { _ throws(ViewProblem.Kind) in body() } }

  package init(changing body: @escaping @Sendable (inout EnvironmentValues) throws(ViewProblem.Kind) -> Void) {
    self.body = body
  }

  package func perform(_ values: inout EnvironmentValues) throws(ViewProblem.Kind) { try body(&values) }

  public static func == (first: ScriptAction, second: ScriptAction) -> Bool { first === second }

  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
