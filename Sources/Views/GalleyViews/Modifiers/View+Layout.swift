public import GalleyGeometry
import GalleyLayout

extension View {
  public func frame(width: Double? = nil, height: Double? = nil, alignment: Alignment = .center) -> some View {
    modified(
      "frame", lengths: ["width": width, "height": height],
      by: FixedFrameRule(width: width, height: height, alignment: alignment))
  }

  public func frame(
    minWidth: Double? = nil, idealWidth: Double? = nil, maxWidth: Double? = nil, minHeight: Double? = nil,
    idealHeight: Double? = nil, maxHeight: Double? = nil, alignment: Alignment = .center
  ) -> some View {
    modified(
      "frame",
      lengths: [
        "minWidth": minWidth, "idealWidth": idealWidth, "maxWidth": maxWidth == .infinity ? nil : maxWidth,
        "minHeight": minHeight, "idealHeight": idealHeight, "maxHeight": maxHeight == .infinity ? nil : maxHeight,
      ],
      by: FlexibleFrameRule(
        horizontal: .init(min: minWidth, ideal: idealWidth, max: maxWidth),
        vertical: .init(min: minHeight, ideal: idealHeight, max: maxHeight), alignment: alignment))
  }

  public func fixedSize() -> some View { fixedSize(horizontal: true, vertical: true) }

  public func fixedSize(horizontal: Bool, vertical: Bool) -> some View {
    var axes: Axis.Set = []
    if horizontal { axes.insert(.horizontal) }
    if vertical { axes.insert(.vertical) }
    return modified("fixedSize", by: FixedSizeRule(axes: axes))
  }

  public func layoutPriority(_ value: Double) -> some View {
    modified("layoutPriority", by: PriorityRule(value: value))
  }

  public func aspectRatio(_ ratio: Double? = nil, contentMode: ContentMode) -> some View {
    modified("aspectRatio", by: AspectRatioRule(ratio: ratio, mode: contentMode == .fit ? .fit : .fill))
  }

  public func aspectRatio(_ size: Size, contentMode: ContentMode) -> some View {
    aspectRatio(size.height > 0 ? size.width / size.height : nil, contentMode: contentMode)
  }

  public func scaledToFit() -> some View { aspectRatio(contentMode: .fit) }

  public func scaledToFill() -> some View { aspectRatio(contentMode: .fill) }

  public func position(x: Double = 0, y: Double = 0) -> some View {
    modified("position", lengths: ["x": x, "y": y], by: PositionRule(Point(x: x, y: y)))
  }

  public func alignmentGuide(
    _ guide: HorizontalAlignment, computeValue: @escaping (ViewDimensions) -> Double
  ) -> some View {
    guiding(guide.key, computeValue)
  }

  public func alignmentGuide(
    _ guide: VerticalAlignment, computeValue: @escaping (ViewDimensions) -> Double
  ) -> some View {
    guiding(guide.key, computeValue)
  }

  private func guiding(_ key: AlignmentKey, _ value: @escaping (ViewDimensions) -> Double) -> some View {
    ModifiedView(content: self, kind: "alignmentGuide") { builder in
      // The closure runs during layout, but the values it reads have to count as read by the enclosing view.
      guard let content = builder.scope?.content else { return .init(rule: AlignmentGuideRule(key, value: value)) }
      return .init(
        rule: AlignmentGuideRule(key) { [weak content] size in content?.reading { value(size) } ?? value(size) })
    }
  }

  public func ignoresSafeArea(edges: Edge.Set = .all) -> some View {
    modified("ignoresSafeArea", by: IgnoresSafeAreaRule(edges: edges))
  }

  public func safeAreaInset<Content: View>(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: Double? = nil,
    @ViewBuilder content: () -> Content
  ) -> some View {
    insetting(edge == .top ? .top : .bottom, guide: alignment.key, spacing: spacing, content: content())
  }

  public func safeAreaInset<Content: View>(
    edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: Double? = nil,
    @ViewBuilder content: () -> Content
  ) -> some View {
    insetting(edge == .leading ? .leading : .trailing, guide: alignment.key, spacing: spacing, content: content())
  }

  public func safeAreaBar<Content: View>(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: Double? = nil,
    @ViewBuilder content: () -> Content
  ) -> some View { safeAreaInset(edge: edge, alignment: alignment, spacing: spacing, content: content) }

  public func safeAreaBar<Content: View>(
    edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: Double? = nil,
    @ViewBuilder content: () -> Content
  ) -> some View { safeAreaInset(edge: edge, alignment: alignment, spacing: spacing, content: content) }

  private func insetting(_ edge: Edge, guide: AlignmentKey, spacing: Double?, content: some View) -> some View {
    LayeredView(
      content: self, layer: content, kind: "safeAreaInset",
      rule: SafeAreaInsetRule(edge: edge, guide: guide, spacing: spacing ?? StackRule.defaultSpacing))
  }
}

public enum ContentMode: Hashable, Sendable, CaseIterable {
  case fit
  case fill
}
