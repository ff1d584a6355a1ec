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

  public init(_ name: String, _ prepare: @escaping (Stage) throws -> Void) {
    self.name = name
    self.prepare = prepare
  }

  public static var initial: ProofState { ProofState("initial") { _ in } }

  /// Scrolls the scroll view with this id to `destination`.
  public static func scrolled(
    _ id: String, to destination: ScrollDestination, named name: String = "scrolled"
  ) -> ProofState {
    ProofState(name) { $0.scrollPositions[id] = destination }
  }

  /// Taps the view with this id and waits until all animations have ended.
  public static func tapped(_ id: String, named name: String = "tapped") -> ProofState {
    ProofState(name) {
      $0.tap(id: id)
      $0.settle()
    }
  }
}
