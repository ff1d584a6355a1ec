/// Only recorded in the layout snapshot: pieces of glass do not merge.
extension View {
  public func glassEffectID(_ id: (some Hashable & Sendable)?, in namespace: Namespace.ID) -> some View {
    recorded("glassEffectID", ["id": id.map { "\($0)" } ?? "none"])
  }

  public func glassEffectUnion(id: (some Hashable & Sendable)?, namespace: Namespace.ID) -> some View {
    recorded("glassEffectUnion", ["id": id.map { "\($0)" } ?? "none"])
  }

  public func glassEffectTransition(_ transition: GlassEffectTransition) -> some View {
    recorded("glassEffectTransition", ["transition": transition.name])
  }
}

public struct GlassEffectTransition: Hashable, Sendable {
  let name: String

  public static let identity = GlassEffectTransition(name: "identity")
  public static let matchedGeometry = GlassEffectTransition(name: "matchedGeometry")
  public static let materialize = GlassEffectTransition(name: "materialize")
}
