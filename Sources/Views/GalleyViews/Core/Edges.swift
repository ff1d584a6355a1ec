public enum VerticalEdge: Hashable, Sendable, CaseIterable {
  case top
  case bottom
}

public enum HorizontalEdge: Hashable, Sendable, CaseIterable {
  case leading
  case trailing
}

extension HorizontalEdge {
  public struct Set: OptionSet, Hashable, Sendable, BitwiseCopyable {
    public let rawValue: UInt8

    public init(rawValue: UInt8) { self.rawValue = rawValue }

    public init(_ edge: HorizontalEdge) { self = edge == .leading ? .leading : .trailing }

    public static let leading = Set(rawValue: 1)
    public static let trailing = Set(rawValue: 2)
    public static let all: Set = [.leading, .trailing]
  }
}
