public import GalleyGeometry
import GalleyLayout
public import GalleyMotion
public import GalleyPicture

public struct Rectangle: Shape, Hashable {
  public init() {}

  public func path(in rect: Rect) -> Path { .rect(rect) }
}

public struct RoundedRectangle: Shape, Hashable {
  public var cornerRadius: Double
  public var style: RoundedCornerStyle

  public init(cornerRadius: Double, style: RoundedCornerStyle = .continuous) {
    self.cornerRadius = cornerRadius
    self.style = style
  }

  public init(cornerSize: Size, style: RoundedCornerStyle = .continuous) {
    self.init(cornerRadius: (cornerSize.width + cornerSize.height) / 2, style: style)
  }

  public var cornerSize: Size { Size(width: cornerRadius, height: cornerRadius) }

  public var animatableData: Double {
    get { cornerRadius }
    set { cornerRadius = newValue }
  }

  public func path(in rect: Rect) -> Path { .roundedRect(rect, cornerRadius: max(0, cornerRadius), style: style) }
}

public struct Capsule: Shape, Hashable {
  public var style: RoundedCornerStyle

  public init(style: RoundedCornerStyle = .continuous) { self.style = style }

  public func path(in rect: Rect) -> Path {
    // The largest square in the proposed size, like SwiftUI's circle.
    .roundedRect(rect, cornerRadius: min(rect.width, rect.height) / 2, style: .circular)
  }
}

public struct Ellipse: Shape, Hashable {
  public init() {}

  public func path(in rect: Rect) -> Path { .ellipse(rect) }
}

public struct Circle: Shape, Hashable {
  public init() {}

  public func path(in rect: Rect) -> Path {
    let side = min(rect.width, rect.height)
    return .ellipse(Rect(x: rect.midX - side / 2, y: rect.midY - side / 2, width: side, height: side))
  }
}

/// The largest square in the proposed size, like SwiftUI's circle.
struct CircleRule: LeafRule, UnguidedRule, MeasuredRule, ConfinedRule, Equatable {
  var traits: LayoutTraits { .plain }

  func size(for proposal: ProposedViewSize) -> Size {
    let side =
      switch (proposal.width, proposal.height) {
      case (let width?, let height?): min(width, height)
      case (let width?, nil): width
      case (nil, let height?): height
      case (nil, nil): 10.0
      }
    return Size(width: side, height: side)
  }
}
