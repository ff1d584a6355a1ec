public import Galley

/// A moment in which a view is proofed: what is done to its stage before the picture is taken.
///
/// ```swift
/// assertProof(of: Inbox(), size: phone, states: [.initial, .scrolled("list", to: .offset(Point(y: 320)))])
/// ```
public struct ProofState {
  /// The state's name: part of the names of its baseline and of what failed.
  public let name: String
  let prepare: (Stage) throws -> Void

  public init(_ name: String, _ prepare: @escaping (Stage) throws -> Void) {
    self.name = name
    self.prepare = prepare
  }

  /// The view as it is first shown.
  public static var initial: ProofState { ProofState("initial") { _ in } }

  /// The scroller called `id` stands at `destination`; the state is called "scrolled" unless it is named.
  public static func scrolled(
    _ id: String, to destination: ScrollDestination, named name: String = "scrolled"
  ) -> ProofState {
    ProofState(name) { $0.scrollPositions[id] = destination }
  }

  /// Something was tapped, and everything has come to rest.
  public static func tapped(_ id: String, named name: String = "tapped") -> ProofState {
    ProofState(name) {
      $0.tap(id: id)
      $0.settle()
    }
  }
}
