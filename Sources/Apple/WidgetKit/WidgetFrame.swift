import GalleyGeometry
import GalleyViews
public import SwiftUICore

/// Gives the content the widget's margins, background and corners.
struct WidgetFrame<Content: View>: View {
  let family: WidgetFamily
  let hasMargins: Bool
  let content: Content

  private static var margin: Double { 16 }
  private static var radius: Double { 22 }

  var body: some View {
    content
      .padding(hasMargins && !family.isAccessory ? Self.margin : 0)
      .frame(width: family._size.width, height: family._size.height)
      .environment(\.widgetBackgroundSize, Size(width: family._size.width, height: family._size.height))
      .coordinateSpace(.named(WidgetBackground.space))
      .background(Color(.secondarySystemGroupedBackground))
      .clipShape(RoundedRectangle(cornerRadius: family.isAccessory ? 0 : Self.radius))
      .environment(\.widgetFamily, family)
  }
}

public struct WidgetPreviewContext: Hashable, Sendable {
  public let family: WidgetFamily

  public init(family: WidgetFamily) { self.family = family }
}

extension View {
  public func previewContext(_ context: WidgetPreviewContext) -> some View {
    WidgetFrame(family: context.family, hasMargins: true, content: self)
  }
}
