public import GalleyGeometry
import GalleyLayout

extension View {
  public func safeAreaPadding(_ insets: EdgeInsets) -> some View {
    modified(
      "safeAreaPadding",
      lengths: ["top": insets.top, "leading": insets.leading, "bottom": insets.bottom, "trailing": insets.trailing],
      by: SafeAreaPaddingRule(insets: insets))
  }

  public func safeAreaPadding(_ edges: Edge.Set = .all, _ length: Double? = nil) -> some View {
    safeAreaPadding(EdgeInsets(edges, length ?? PaddingRule.defaultLength))
  }

  public func safeAreaPadding(_ length: Double) -> some View { safeAreaPadding(.all, length) }

  public func contentMargins(_ edges: Edge.Set = .all, _ length: Double) -> some View {
    contentMargins(edges, EdgeInsets(edges, length))
  }

  public func contentMargins(_ edges: Edge.Set = .all, _ insets: EdgeInsets) -> some View {
    func side(_ edge: Edge.Set, _ length: Double, else outer: Double) -> Double {
      edges.contains(edge) && length.isFinite ? length : outer
    }
    return transformEnvironment(\.contentMargins) { margins in
      margins = EdgeInsets(
        top: side(.top, insets.top, else: margins.top), leading: side(.leading, insets.leading, else: margins.leading),
        bottom: side(.bottom, insets.bottom, else: margins.bottom),
        trailing: side(.trailing, insets.trailing, else: margins.trailing))
    }
  }

  public func contentMargins(
    _ edges: Edge.Set = .all, _ length: Double?, for placement: ContentMarginPlacement
  ) -> some View { contentMargins(edges, placement == .scrollIndicators ? .nan : length ?? .nan) }

  public func contentMargins(_ length: Double, for placement: ContentMarginPlacement) -> some View {
    contentMargins(.all, length, for: placement)
  }

  public func contentMargins(
    _ edges: Edge.Set = .all, _ insets: EdgeInsets, for placement: ContentMarginPlacement
  ) -> some View { contentMargins(placement == .scrollIndicators ? [] : edges, insets) }
}

/// Scroll indicators are always at the scroll view's edge.
public enum ContentMarginPlacement: Hashable, Sendable {
  case automatic
  case scrollContent
  case scrollIndicators
}
