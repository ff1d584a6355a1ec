import GalleyGeometry
import GalleyLayout
import GalleyText

/// One pixel thick, or 1 pt with an accessibility text size.
public struct Divider: View {
  private let site = CallSite()
  public init() {}

  public func _build(into builder: inout NodeBuilder) {
    let around = builder.enter(site)
    defer { builder.site = around }
    let environment = builder.environment
    let pixel = PixelGrid(scale: environment.displayScale).pixel
    let thickness = environment.dynamicTypeSize.isAccessibilitySize ? 1 : pixel
    let rule = DividerRule(direction: builder.stackAxis?.cross ?? .horizontal, thickness: thickness)
    let style: ResolvedStyle = Color(.separator).resolve(in: environment)
    builder.add(rule, kind: "Divider", drawing: FillDrawing(Rectangle(), style))
  }

  public func _trace(_ trace: RowTrace) {}
}
