import GalleyGeometry
import GalleyMotion
import GalleyPicture
public import GalleyViews

public struct ButtonBorderShape: Hashable, Sendable {
  private enum Kind: Hashable, Sendable {
    case automatic, capsule, circle, roundedRectangle
  }

  private let kind: Kind
  private var radius: Double?

  private init(_ kind: Kind, radius: Double? = nil) { (self.kind, self.radius) = (kind, radius) }

  public static let automatic = ButtonBorderShape(.automatic)
  public static let capsule = ButtonBorderShape(.capsule)
  public static let circle = ButtonBorderShape(.circle)
  public static let roundedRectangle = ButtonBorderShape(.roundedRectangle)

  public static func roundedRectangle(radius: Double) -> ButtonBorderShape {
    ButtonBorderShape(.roundedRectangle, radius: radius)
  }

  var isCircle: Bool { kind == .circle }

  func outline(of size: ControlSize, _ style: SystemStyle.Buttons) -> BorderOutline {
    switch kind {
    case .automatic: BorderOutline(radius: style.radius(size))
    case .capsule, .circle: BorderOutline(radius: nil)
    case .roundedRectangle: BorderOutline(radius: radius ?? style.radius(size) ?? 8)
    }
  }
}

extension SystemStyle.Buttons {
  fileprivate func radius(_ size: ControlSize) -> Double? {
    switch size {
    case .mini, .small: smallRadius
    case .regular: regularRadius
    case .large, .extraLarge: largeRadius
    }
  }
}

struct BorderOutline: Shape, Hashable {
  let radius: Double?

  func path(in rect: Rect) -> Path {
    let maximum = min(rect.width, rect.height) / 2
    guard let radius, radius < maximum else { return .roundedRect(rect, cornerRadius: maximum, style: .circular) }
    return .roundedRect(rect, cornerRadius: max(0, radius), style: .continuous)
  }
}

extension EnvironmentValues {
  var buttonBorderShape: ButtonBorderShape {
    get { self[ButtonBorderShapeKey.self] }
    set { self[ButtonBorderShapeKey.self] = newValue }
  }
}

private struct ButtonBorderShapeKey: EnvironmentKey {
  static var defaultValue: ButtonBorderShape { .automatic }
}

extension ButtonBorderShape {
  fileprivate var text: String? {
    guard kind != .automatic else { return nil }
    return radius.map { "\(kind)(\(ControlText.number($0)))" } ?? "\(kind)"
  }
}

extension ControlArguments {
  static func shapeArguments(of environment: EnvironmentValues, hasBorder: Bool = false) -> [String: String?] {
    [
      "controlSize": size(environment), "buttonBorderShape": environment.buttonBorderShape.text,
      "outline": hasBorder && environment.buttonBorderShape == .automatic ? outline(in: environment) : nil,
    ]
  }

  /// Returns the outline to record in layouts, or nil for the outline of iOS 18, which is not recorded.
  private static func outline(in environment: EnvironmentValues) -> String? {
    let size = environment.controlSize
    let (own, unrecorded) = (environment.systemStyle.button.radius(size), SystemStyle.unrecorded.button.radius(size))
    return own == unrecorded ? nil : own.map { "cornerRadius \(ControlText.number($0))" } ?? "a capsule"
  }
}

extension View {
  public func buttonBorderShape(_ shape: ButtonBorderShape) -> some View { environment(\.buttonBorderShape, shape) }
}
