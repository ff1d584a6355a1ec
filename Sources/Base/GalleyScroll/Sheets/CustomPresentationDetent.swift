/// A height at which a sheet rests that is told from the screen.
public protocol CustomPresentationDetent: SendableMetatype {
  typealias Context = PresentationDetent.Context

  /// The height in points above the screen's lower safe area; nil where the sheet has no such detent, which is then as
  /// high as ``PresentationDetent/large``.
  static func height(in context: Context) -> Double?
}

extension PresentationDetent {
  /// What is known of a screen where a detent is told from it.
  public struct Context: Hashable, Sendable {
    /// The greatest height of a sheet, in points above the lower safe area.
    public let maxDetentValue: Double
  }
}

/// A detent that a type tells.
struct CustomDetent: Hashable, Sendable {
  let name: String
  private let told: @Sendable (PresentationDetent.Context) -> Double?

  init<Detent: CustomPresentationDetent>(_ type: Detent.Type) {
    name = "\(type)"
    told = { Detent.height(in: $0) }
  }

  /// The height in points above the lower safe area, which is at most `most`; nil where the type tells none.
  func height(atMost most: Double) -> Double? {
    told(PresentationDetent.Context(maxDetentValue: most)).flatMap { $0.isFinite ? max(0, $0) : nil }
  }

  static func == (first: CustomDetent, second: CustomDetent) -> Bool { first.name == second.name }

  func hash(into hasher: inout Hasher) { hasher.combine(name) }
}
