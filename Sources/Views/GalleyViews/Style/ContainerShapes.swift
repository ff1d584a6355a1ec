public import GalleyGeometry
import GalleyMotion
public import GalleyPicture

/// The shape of the nearest container, or a rectangle if there is none.
public struct ContainerRelativeShape: Shape, Hashable, ContainedShape {
  public init() {}

  /// The outline outside of any container.
  public func path(in rect: Rect) -> Path { .rect(rect) }

  package func path(in rect: Rect, inside container: ContainerOutline) -> Path {
    let radius = max(0, container.radius - max(0, container.inset))
    return radius > 0 ? .roundedRect(rect, cornerRadius: radius, style: container.style) : .rect(rect)
  }
}

extension Edge {
  public enum Corner {
    public struct Style: Hashable, Sendable {
      fileprivate enum Kind: Hashable { case fixed(Double), concentric(Double) }

      fileprivate let kind: Kind

      public static func fixed(_ radius: Double) -> Style { Style(kind: .fixed(radius)) }
      public static var concentric: Style { Style(kind: .concentric(0)) }
      public static func concentric(minimum: Style) -> Style {
        switch minimum.kind {
        case .fixed(let radius), .concentric(let radius): Style(kind: .concentric(radius))
        }
      }

      fileprivate func radius(_ vertical: Double, _ horizontal: Double, _ container: ContainerOutline) -> Double {
        switch kind {
        case .fixed(let radius): radius
        case .concentric(let minimum): max(minimum, container.radius(vertical, horizontal))
        }
      }
    }
  }
}

public struct ConcentricRectangle: Shape, Hashable, ContainedShape {
  private let corners: [Edge.Corner.Style]
  private let isUniform: Bool

  public init() { self.init(corners: .concentric) }

  public init(corners: Edge.Corner.Style, isUniform: Bool = false) {
    (self.corners, self.isUniform) = ([corners, corners, corners, corners], isUniform)
  }

  public init(
    topLeadingCorner: Edge.Corner.Style = .concentric, topTrailingCorner: Edge.Corner.Style = .concentric,
    bottomLeadingCorner: Edge.Corner.Style = .concentric, bottomTrailingCorner: Edge.Corner.Style = .concentric
  ) {
    corners = [topLeadingCorner, topTrailingCorner, bottomTrailingCorner, bottomLeadingCorner]
    isUniform = false
  }

  /// The outline outside of any container.
  public func path(in rect: Rect) -> Path { path(in: rect, inside: ContainerOutline()) }

  package func path(in rect: Rect, inside container: ContainerOutline) -> Path {
    let insets = container.insets
    let distances = [
      (insets.top, insets.leading), (insets.top, insets.trailing), (insets.bottom, insets.trailing),
      (insets.bottom, insets.leading),
    ]
    var radii = zip(corners, distances).map { corner, distance in
      corner.radius(max(0, distance.0), max(0, distance.1), container)
    }
    if isUniform { radii = radii.map { _ in radii.max() ?? 0 } }
    if Set(radii).count == 1 {
      return radii[0] > 0 ? .roundedRect(rect, cornerRadius: radii[0], style: container.style) : .rect(rect)
    }
    return UnevenRoundedRectangle(
      topLeadingRadius: radii[0], bottomLeadingRadius: radii[3], bottomTrailingRadius: radii[2],
      topTrailingRadius: radii[1]
    ).path(in: rect)
  }
}

extension Shape where Self == ConcentricRectangle {
  public static func rect(corners: Edge.Corner.Style, isUniform: Bool = false) -> ConcentricRectangle {
    ConcentricRectangle(corners: corners, isUniform: isUniform)
  }
}
