public import GalleyGeometry
import GalleyLayout

public struct MatchedGeometryProperties: OptionSet, Hashable, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  public static let position = MatchedGeometryProperties(rawValue: 1)
  public static let size = MatchedGeometryProperties(rawValue: 2)
  public static let frame: MatchedGeometryProperties = [.position, .size]
}

extension View {
  /// Matches the geometry of views with the same `id` in `namespace`.
  ///
  /// A view that is not a source is drawn with the source's geometry but keeps its place in the layout. If one source
  /// replaces another in an animation, like the branches of an `if`, the new view starts with the geometry of the old
  /// one and the old view moves towards the new one. Both fade unless they have other transitions.
  ///
  /// - Parameters:
  ///   - id: The identity that matching views share.
  ///   - namespace: The namespace of the identity.
  ///   - properties: Whether the position, the size or both are matched (default: both).
  ///   - anchor: The point of the views whose positions are matched (default: centre).
  ///   - isSource: Whether the view provides the geometry for the others (default: `true`). Only one visible view of a
  ///     group should provide it.
  public func matchedGeometryEffect(
    id: some Hashable, in namespace: Namespace.ID, properties: MatchedGeometryProperties = .frame,
    anchor: UnitPoint = .center, isSource: Bool = true
  ) -> some View {
    modifier(
      MatchedGeometryModifier(
        id: AnyHashable(id), frames: namespace.frames, properties: properties, anchor: anchor, isSource: isSource))
  }
}

private struct MatchedSource<Content: View>: View {
  typealias Body = Never

  let geometry: MatchedGeometry
  let content: Content

  func _build(into builder: inout NodeBuilder) {
    let (outer, geometry) = (builder, geometry)
    builder.modify(content._build(into:)) { child in
      let node = outer.node(PassThroughRule(), [child], kind: "matchedGeometryEffect")
      ViewPayload.of(node)?.matchedGeometry = geometry
      return node
    }
  }
}

private struct MatchedGeometryModifier: ViewModifier {
  let id: AnyHashable
  @ObservedObject var frames: MatchedFrames
  let properties: MatchedGeometryProperties
  let anchor: UnitPoint
  let isSource: Bool

  func body(content: Content) -> some View {
    if isSource {
      MatchedSource(
        geometry: MatchedGeometry(
          key: MatchedGeometry.Key(namespace: ObjectIdentifier(frames), id: id),
          matchesPosition: properties.contains(.position), matchesSize: properties.contains(.size), anchor: anchor),
        content: content.onGeometryChange(for: Rect.self) {
          $0.frame(in: .global)
        } action: {
          frames[id] = $0
        })
    } else if let source = frames[id] {
      content.opacity(0).overlay {
        GeometryReader { proxy in
          let own = proxy.frame(in: .global)
          let size = properties.contains(.size) ? source.size : own.size
          let place = properties.contains(.position) ? origin(of: size, at: source) : own.origin
          content
            .frame(width: size.width, height: size.height)
            .offset(x: place.x - own.minX, y: place.y - own.minY)
        }
      }
    } else {
      content
    }
  }

  private func origin(of size: Size, at source: Rect) -> Point {
    Point(
      x: source.minX + (source.width - size.width) * anchor.x, y: source.minY + (source.height - size.height) * anchor.y
    )
  }
}
