extension Image {
  public enum Scale: Hashable, Sendable, CaseIterable {
    case small
    case medium
    case large

    /// The size relative to ``medium``.
    package var factor: Double {
      switch self {
      case .small: 0.79
      case .medium: 1
      case .large: 1.29
      }
    }
  }

  public enum TemplateRenderingMode: Hashable, Sendable, CaseIterable {
    case template
    case original
  }
}

public struct SymbolVariants: Hashable, Sendable {
  var shape: String?
  var isFilled = false
  var isSlashed = false

  public static let none = SymbolVariants()
  public static let circle = SymbolVariants(shape: "circle")
  public static let square = SymbolVariants(shape: "square")
  public static let rectangle = SymbolVariants(shape: "rectangle")
  public static let fill = SymbolVariants(isFilled: true)
  public static let slash = SymbolVariants(isSlashed: true)

  public var circle: SymbolVariants { with(SymbolVariants.circle) }
  public var square: SymbolVariants { with(SymbolVariants.square) }
  public var rectangle: SymbolVariants { with(SymbolVariants.rectangle) }
  public var fill: SymbolVariants { with(SymbolVariants.fill) }
  public var slash: SymbolVariants { with(SymbolVariants.slash) }

  public func contains(_ other: SymbolVariants) -> Bool { with(other) == self }

  func with(_ other: SymbolVariants) -> SymbolVariants {
    SymbolVariants(
      shape: other.shape ?? shape, isFilled: isFilled || other.isFilled, isSlashed: isSlashed || other.isSlashed)
  }

  func name(of name: String) -> String {
    var parts = name.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    let wasFilled = parts.last == "fill"
    if wasFilled { parts.removeLast() }
    if isSlashed, !parts.contains("slash") { parts.append("slash") }
    if let shape, parts.last != shape { parts.append(shape) }
    if isFilled || wasFilled { parts.append("fill") }
    return parts.joined(separator: ".")
  }
}

extension EnvironmentValues {
  public var imageScale: Image.Scale {
    get { self[ImageScaleKey.self] }
    set { self[ImageScaleKey.self] = newValue }
  }

  public var symbolRenderingMode: SymbolRenderingMode? {
    get { self[RenderingModeKey.self] }
    set { self[RenderingModeKey.self] = newValue }
  }

  public var symbolVariants: SymbolVariants {
    get { self[VariantsKey.self] }
    set { self[VariantsKey.self] = newValue }
  }

  var furtherStyles: [any ShapeStyle] {
    get { self[FurtherStylesKey.self] }
    set { self[FurtherStylesKey.self] = newValue }
  }
}

private enum ImageScaleKey: EnvironmentKey {
  static var defaultValue: Image.Scale { .medium }
}

private enum RenderingModeKey: EnvironmentKey {
  static var defaultValue: SymbolRenderingMode? { nil }
}

private enum VariantsKey: EnvironmentKey {
  static var defaultValue: SymbolVariants { .none }
}

private enum FurtherStylesKey: EnvironmentKey {
  static var defaultValue: [any ShapeStyle] { [] }
}
