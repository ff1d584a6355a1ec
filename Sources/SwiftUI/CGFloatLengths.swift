public import Foundation
public import GalleyGeometry
public import GalleyPicture
public import GalleyText
public import GalleyViews

// `CGFloat` becomes `Double` by itself, but an optional of the one does not become an optional of the other, and a name
// such as `.large` that an app adds to `CGFloat` is not looked for in `Double`. Where nothing of that kind is meant, the
// rooms' own functions win.

extension View {
  /// The view in a frame of a fixed width, height or both, in points; nil leaves a side as it is.
  @_disfavoredOverload
  public func frame(width: CGFloat?, height: CGFloat? = nil, alignment: Alignment = .center) -> some View {
    frame(width: width.map { Double($0) }, height: height.map { Double($0) }, alignment: alignment)
  }

  /// The view in a frame of a fixed height, in points; nil leaves it as it is.
  @_disfavoredOverload
  public func frame(height: CGFloat?, alignment: Alignment = .center) -> some View {
    frame(height: height.map { Double($0) }, alignment: alignment)
  }

  /// The view in a frame that is between some sizes, in points; nil leaves a bound as it is.
  @_disfavoredOverload
  public func frame(
    minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil, minHeight: CGFloat? = nil,
    idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil, alignment: Alignment = .center
  ) -> some View {
    frame(
      minWidth: minWidth.map { Double($0) }, idealWidth: idealWidth.map { Double($0) },
      maxWidth: maxWidth.map { Double($0) }, minHeight: minHeight.map { Double($0) },
      idealHeight: idealHeight.map { Double($0) }, maxHeight: maxHeight.map { Double($0) }, alignment: alignment)
  }

  /// The view with room at some edges, in points; nil is the system's.
  @_disfavoredOverload
  public func padding(_ edges: Edge.Set, _ length: CGFloat?) -> some View {
    padding(edges, length.map { Double($0) })
  }

  /// The view with room at all edges, in points.
  @_disfavoredOverload
  public func padding(_ length: CGFloat) -> some View { padding(Double(length)) }

  /// The view with its corners cut round, by a radius in points.
  @_disfavoredOverload
  public func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View { cornerRadius(Double(radius)) }

  /// The view with a shadow; lengths are in points.
  @_disfavoredOverload
  public func shadow(
    color: Color = Color(white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> some View { shadow(color: color, radius: Double(radius), x: Double(x), y: Double(y)) }

  /// The view with a line inside its edge, in points.
  @_disfavoredOverload
  public func border(_ style: some ShapeStyle, width: CGFloat) -> some View { border(style, width: Double(width)) }

  /// The view drawn some points from its place.
  @_disfavoredOverload
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View { offset(x: Double(x), y: Double(y)) }

  /// The view softened, by a radius in points.
  @_disfavoredOverload
  public func blur(radius: CGFloat, opaque: Bool = false) -> some View { blur(radius: Double(radius), opaque: opaque) }

  /// Extra space between the lines of a text, in points.
  @_disfavoredOverload
  public func lineSpacing(_ lineSpacing: CGFloat) -> some View { self.lineSpacing(Double(lineSpacing)) }
}

extension HStack {
  /// Views beside each other; the room between them is in points, nil is the system's.
  @_disfavoredOverload
  public init(alignment: VerticalAlignment = .center, spacing: CGFloat?, @ViewBuilder content: () -> Content) {
    self.init(alignment: alignment, spacing: spacing.map { Double($0) }, content: content)
  }
}

extension VStack {
  /// Views below each other; the room between them is in points, nil is the system's.
  @_disfavoredOverload
  public init(alignment: HorizontalAlignment = .center, spacing: CGFloat?, @ViewBuilder content: () -> Content) {
    self.init(alignment: alignment, spacing: spacing.map { Double($0) }, content: content)
  }
}

extension LazyHStack {
  /// Views beside each other; the room between them is in points, nil is the system's.
  @_disfavoredOverload
  public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat?, pinnedViews: PinnedScrollableViews = [],
    @ViewBuilder content: () -> Content
  ) {
    self.init(alignment: alignment, spacing: spacing.map { Double($0) }, pinnedViews: pinnedViews, content: content)
  }
}

extension LazyVStack {
  /// Views below each other; the room between them is in points, nil is the system's.
  @_disfavoredOverload
  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat?, pinnedViews: PinnedScrollableViews = [],
    @ViewBuilder content: () -> Content
  ) {
    self.init(alignment: alignment, spacing: spacing.map { Double($0) }, pinnedViews: pinnedViews, content: content)
  }
}

extension Spacer {
  /// Room of at least a length, in points.
  @_disfavoredOverload
  public init(minLength: CGFloat?) { self.init(minLength: minLength.map { Double($0) }) }
}

extension RoundedRectangle {
  /// A rectangle with corners of a radius in points.
  @_disfavoredOverload
  public init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
    self.init(cornerRadius: Double(cornerRadius), style: style)
  }
}

extension Shape where Self == RoundedRectangle {
  /// A rectangle with corners of a radius in points.
  @_disfavoredOverload
  public static func rect(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) -> RoundedRectangle {
    RoundedRectangle(cornerRadius: Double(cornerRadius), style: style)
  }
}

extension Shape {
  /// A line along the outline, of a width in points.
  @_disfavoredOverload
  public func stroke(_ content: some ShapeStyle, lineWidth: CGFloat) -> some View {
    stroke(content, lineWidth: Double(lineWidth))
  }
}

extension Font {
  /// The system's font in a size in points.
  @_disfavoredOverload
  public static func system(size: CGFloat, weight: Weight? = nil, design: Design? = nil) -> Font {
    .system(size: Double(size), weight: weight, design: design)
  }
}

extension EdgeInsets {
  /// Distances on each side, in points.
  @_disfavoredOverload
  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
    self.init(top: Double(top), leading: Double(leading), bottom: Double(bottom), trailing: Double(trailing))
  }
}
