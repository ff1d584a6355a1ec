/// How the content of a view changes in an animation. At rest all look alike; while texts change, they fade.
public struct ContentTransition: Hashable, Sendable {
  let name: String

  /// At once.
  public static let identity = ContentTransition(name: "identity")
  /// By fading.
  public static let opacity = ContentTransition(name: "opacity")
  /// By moving what stays.
  public static let interpolate = ContentTransition(name: "interpolate")
  /// By rolling digits, up or down.
  public static func numericText(countsDown: Bool = false) -> ContentTransition {
    ContentTransition(name: "numericText")
  }
  /// By rolling digits to `value`.
  public static func numericText(value: Double) -> ContentTransition { ContentTransition(name: "numericText") }
}

extension View {
  /// How the content of the view changes; told, and drawn as a fade.
  public func contentTransition(_ transition: ContentTransition) -> some View {
    told("contentTransition", ["transition": transition.name])
  }
}
