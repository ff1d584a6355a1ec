import GalleyGeometry
import GalleyLayout

extension FixedFrameRule: AttributedRule {
  var attributes: [String: String] {
    AttributeText.given(["width": width, "height": height])
      .merging(["alignment": AttributeText.alignment(alignment)]) { given, _ in given }
  }
}

extension FlexibleFrameRule: AttributedRule {
  var attributes: [String: String] {
    AttributeText.given([
      "minWidth": horizontal.min, "idealWidth": horizontal.ideal, "maxWidth": horizontal.max,
      "minHeight": vertical.min, "idealHeight": vertical.ideal, "maxHeight": vertical.max,
    ])
    .merging(["alignment": AttributeText.alignment(alignment)]) { given, _ in given }
  }
}

extension FixedSizeRule: AttributedRule {
  var attributes: [String: String] {
    [
      "horizontal": axes.contains(.horizontal) ? "true" : "false",
      "vertical": axes.contains(.vertical) ? "true" : "false",
    ]
  }
}

extension AspectRatioRule: AttributedRule {
  var attributes: [String: String] {
    ["ratio": ratio.map(AttributeText.number) ?? "its own", "contentMode": "\(mode)"]
  }
}

extension PositionRule: AttributedRule {
  var attributes: [String: String] { ["position": AttributeText.pair(position.x, position.y)] }
}

extension PriorityRule: AttributedRule {
  var attributes: [String: String] { ["layoutPriority": AttributeText.number(value)] }
}

extension DrawingOrderRule: AttributedRule {
  var attributes: [String: String] { ["zIndex": AttributeText.number(value)] }
}

extension LayeredRule: AttributedRule {
  var attributes: [String: String] { ["alignment": AttributeText.alignment(alignment)] }
}

extension SafeAreaInsetRule: AttributedRule {
  var attributes: [String: String] {
    ["edge": "\(edge)", "spacing": AttributeText.number(spacing), "alignment": AttributeText.guide(guide)]
  }
}

extension SpacerRule: AttributedRule {
  var attributes: [String: String] { ["minLength": AttributeText.number(minLength)] }
}

extension AttributeText {
  static func given(_ numbers: [String: Double?]) -> [String: String] {
    numbers.compactMapValues { $0.map(AttributeText.number) }
  }
}
