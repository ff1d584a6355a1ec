package import GalleyGeometry
import GalleyText
import GalleyViews

// Keywords that several views and modifiers accept.

extension TypedShape<HorizontalAlignment> {
  package static var horizontalAlignment: Self {
    .words(
      "a horizontal alignment",
      [
        "leading": (.leading, "Leading edges align."), "center": (.center, "Centres align (default)."),
        "trailing": (.trailing, "Trailing edges align."),
      ])
  }
}

extension TypedShape<VerticalAlignment> {
  static var verticalAlignment: Self {
    .words(
      "a vertical alignment",
      [
        "top": (.top, "Top edges align."), "center": (.center, "Centres align (default)."),
        "bottom": (.bottom, "Bottom edges align."),
        "firstTextBaseline": (.firstTextBaseline, "Baselines of the first text line align."),
        "lastTextBaseline": (.lastTextBaseline, "Baselines of the last text line align."),
      ])
  }
}

extension TypedShape<Alignment> {
  package static var alignment: Self {
    .words(
      "an alignment",
      [
        "topLeading": (.topLeading, "Upper leading corner."),
        "top": (.top, "Middle of the upper edge."),
        "topTrailing": (.topTrailing, "Upper trailing corner."),
        "leading": (.leading, "Middle of the leading edge."), "center": (.center, "Centre (default)."),
        "trailing": (.trailing, "Middle of the trailing edge."),
        "bottomLeading": (.bottomLeading, "Lower leading corner."),
        "bottom": (.bottom, "Middle of the lower edge."),
        "bottomTrailing": (.bottomTrailing, "Lower trailing corner."),
        "leadingFirstTextBaseline": (.leadingFirstTextBaseline, "Leading edges align, first baselines align."),
        "centerFirstTextBaseline": (.centerFirstTextBaseline, "Centres align, first baselines align."),
        "trailingFirstTextBaseline": (.trailingFirstTextBaseline, "Trailing edges align, first baselines align."),
        "leadingLastTextBaseline": (.leadingLastTextBaseline, "Leading edges align, last baselines align."),
        "centerLastTextBaseline": (.centerLastTextBaseline, "Centres align, last baselines align."),
        "trailingLastTextBaseline": (.trailingLastTextBaseline, "Trailing edges align, last baselines align."),
      ])
  }
}

extension TypedShape<UnitPoint> {
  package static var unitPoint: Self { .word(.unitPoint, UnitPoint.named) }
}

extension UnitPoint {
  package static let named: [String: UnitPoint] = [
    "topLeading": .topLeading, "top": .top, "topTrailing": .topTrailing, "leading": .leading, "center": .center,
    "trailing": .trailing, "bottomLeading": .bottomLeading, "bottom": .bottom, "bottomTrailing": .bottomTrailing,
  ]
}

extension TypedShape<Axis.Set> {
  static var fitAxes: Self {
    .words(
      "an axis",
      [
        "horizontal": (.horizontal, "Width only."), "vertical": (.vertical, "Height only."),
        "both": ([.horizontal, .vertical], "Both axes."),
      ])
  }
}

extension TypedShape<Axis> {
  package static var scrollAxis: Self {
    .words("an axis", ["vertical": (.vertical, "Vertical."), "horizontal": (.horizontal, "Horizontal.")])
  }
}
