public struct SymbolRenderingMode: Hashable, Sendable, CaseIterable, CustomStringConvertible {
  let kind: Kind

  enum Kind: Hashable, Sendable { case monochrome, hierarchical, palette, multicolor }

  public static let monochrome = SymbolRenderingMode(kind: .monochrome)
  public static let hierarchical = SymbolRenderingMode(kind: .hierarchical)
  public static let palette = SymbolRenderingMode(kind: .palette)
  public static let multicolor = SymbolRenderingMode(kind: .multicolor)

  public static let allCases: [SymbolRenderingMode] = [monochrome, hierarchical, palette, multicolor]

  public var description: String { "\(kind)" }
}
