/// How the layers of a symbol are painted.
public struct SymbolRenderingMode: Hashable, Sendable, CaseIterable, CustomStringConvertible {
  let kind: Kind

  enum Kind: Hashable, Sendable { case monochrome, hierarchical, palette, multicolor }

  public static let monochrome = SymbolRenderingMode(kind: .monochrome)
  /// The first layer in the foreground style, those behind it in weaker levels of it.
  public static let hierarchical = SymbolRenderingMode(kind: .hierarchical)
  /// Each layer in a style of its own, those of `foregroundStyle(_:_:_:)`.
  public static let palette = SymbolRenderingMode(kind: .palette)
  /// Each layer in its own colour, where it has one.
  public static let multicolor = SymbolRenderingMode(kind: .multicolor)

  public static let allCases: [SymbolRenderingMode] = [monochrome, hierarchical, palette, multicolor]

  public var description: String { "\(kind)" }
}
