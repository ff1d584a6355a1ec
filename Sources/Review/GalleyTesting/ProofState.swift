public import Galley

/// A named state in which `assertProof` draws a view, and the steps that lead to it.
///
/// ```swift
/// assertProof(of: Inbox(), size: phone, states: [.initial, .scrolled("list", to: .offset(Point(y: 320)))])
/// ```
///
/// Write a custom state as a closure that drives the stage:
///
/// ```swift
/// let edited = ProofState("edited") { stage in
///   stage.tap(id: "edit")
///   stage.settle()
/// }
/// ```
public struct ProofState {
  public let name: String
  let prepare: (Stage) throws -> Void

  /// Creates a custom state.
  ///
  /// - Parameters:
  ///   - name: The name of the state. It is part of the baseline's name, so the states of one proof need different
  ///     names.
  ///   - prepare: Drives a new stage to the state. An error that it throws fails the proof.
  public init(_ name: String, _ prepare: @escaping (Stage) throws -> Void) {
    self.name = name
    self.prepare = prepare
  }

  /// The view as it first appears.
  public static var initial: ProofState { ProofState("initial") { _ in } }

  /// Scrolls the scroll view with this id to `destination`.
  ///
  /// - Parameters:
  ///   - id: The identity of the scroll view, as set with `id(_:)`.
  ///   - destination: The position, for example `.offset(Point(y: 320))` or `.target(.row(5), anchor: .top)`.
  ///   - name: The name of the state (default: "scrolled"). Several scrolled states in one proof need different names.
  /// - Returns: The state.
  public static func scrolled(
    _ id: String, to destination: ScrollDestination, named name: String = "scrolled"
  ) -> ProofState {
    ProofState(name) { $0.scrollPositions[id] = destination }
  }

  /// Taps the view with this id and waits until all animations have ended.
  ///
  /// - Parameters:
  ///   - id: The identity of the view, as set with `id(_:)`.
  ///   - name: The name of the state (default: "tapped"). Several tapped states in one proof need different names.
  /// - Returns: The state.
  public static func tapped(_ id: String, named name: String = "tapped") -> ProofState {
    ProofState(name) {
      $0.tap(id: id)
      $0.settle()
    }
  }
}
