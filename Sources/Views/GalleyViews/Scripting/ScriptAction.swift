/// Something that changes what a screen shows: rows come and go, a value of the model changes.
///
///     let arrive = ScriptAction { store.messages.insert(message, at: 0) }
///     let script: Script = [.hold(0.5), .perform(arrive, animation: .default), .settle()]
///
/// Two are equal when they are one and the same.
public final class ScriptAction: Hashable, Sendable {
  private let body: @Sendable (inout EnvironmentValues) throws(ViewProblem.Kind) -> Void

  public init(_ body: @escaping @Sendable () -> Void) { self.body = { _ throws(ViewProblem.Kind) in body() } }

  /// An action that changes the values which the screen's view finds around it.
  ///
  /// - Throws: what the step cannot do.
  package init(changing body: @escaping @Sendable (inout EnvironmentValues) throws(ViewProblem.Kind) -> Void) {
    self.body = body
  }

  package func perform(_ values: inout EnvironmentValues) throws(ViewProblem.Kind) { try body(&values) }

  public static func == (first: ScriptAction, second: ScriptAction) -> Bool { first === second }

  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
