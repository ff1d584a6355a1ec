/// A side of a rectangle. Leading is left, or right if the layout direction is right to left.
public enum Edge: UInt8, Hashable, Sendable, BitwiseCopyable, CaseIterable {
  case top
  case leading
  case bottom
  case trailing

  public struct Set: OptionSet, Hashable, Sendable, BitwiseCopyable {
    public let rawValue: UInt8
    public init(rawValue: UInt8) { self.rawValue = rawValue }
    public init(_ edge: Edge) { self.init(rawValue: 1 << edge.rawValue) }

    public static let top = Set(.top)
    public static let leading = Set(.leading)
    public static let bottom = Set(.bottom)
    public static let trailing = Set(.trailing)
    public static let horizontal: Set = [.leading, .trailing]
    public static let vertical: Set = [.top, .bottom]
    public static let all: Set = [.horizontal, .vertical]
  }
}
