public protocol CustomPresentationDetent: SendableMetatype {
  typealias Context = PresentationDetent.Context

  static func height(in context: Context) -> Double?
}

extension PresentationDetent {
  public struct Context: Hashable, Sendable {
    public let maxDetentValue: Double
  }
}

struct CustomDetent: Hashable, Sendable {
  let name: String
  private let recorded: @Sendable (PresentationDetent.Context) -> Double?

  init<Detent: CustomPresentationDetent>(_ type: Detent.Type) {
    name = "\(type)"
    recorded = { Detent.height(in: $0) }
  }

  func height(atMost maximum: Double) -> Double? {
    recorded(PresentationDetent.Context(maxDetentValue: maximum)).flatMap { $0.isFinite ? max(0, $0) : nil }
  }

  static func == (first: CustomDetent, second: CustomDetent) -> Bool { first.name == second.name }

  func hash(into hasher: inout Hasher) { hasher.combine(name) }
}
