package import GalleyGeometry
import GalleyText
import GalleyViews

// Words that several views and modifiers share.

extension TypedShape<HorizontalAlignment> {
  package static var horizontalAlignment: Self {
    .words(
      "a horizontal alignment",
      [
        "leading": (.leading, "On the side where reading starts."), "center": (.center, "On the middle; the default."),
        "trailing": (.trailing, "On the side where reading ends."),
      ])
  }
}

extension TypedShape<VerticalAlignment> {
  static var verticalAlignment: Self {
    .words(
      "a vertical alignment",
      [
        "top": (.top, "On the upper edge."), "center": (.center, "On the middle; the default."),
        "bottom": (.bottom, "On the lower edge."),
        "firstTextBaseline": (.firstTextBaseline, "On the baseline of the first line of text."),
        "lastTextBaseline": (.lastTextBaseline, "On the baseline of the last line of text."),
      ])
  }
}

extension TypedShape<Alignment> {
  package static var alignment: Self {
    .words(
      "an alignment",
      [
        "topLeading": (.topLeading, "In the upper leading corner."),
        "top": (.top, "On the middle of the upper edge."),
        "topTrailing": (.topTrailing, "In the upper trailing corner."),
        "leading": (.leading, "On the middle of the leading edge."), "center": (.center, "On the middle; the default."),
        "trailing": (.trailing, "On the middle of the trailing edge."),
        "bottomLeading": (.bottomLeading, "In the lower leading corner."),
        "bottom": (.bottom, "On the middle of the lower edge."),
        "bottomTrailing": (.bottomTrailing, "In the lower trailing corner."),
        "leadingFirstTextBaseline": (.leadingFirstTextBaseline, "Leading edges on the first baseline."),
        "centerFirstTextBaseline": (.centerFirstTextBaseline, "Middles on the first baseline."),
        "trailingFirstTextBaseline": (.trailingFirstTextBaseline, "Trailing edges on the first baseline."),
        "leadingLastTextBaseline": (.leadingLastTextBaseline, "Leading edges on the last baseline."),
        "centerLastTextBaseline": (.centerLastTextBaseline, "Middles on the last baseline."),
        "trailingLastTextBaseline": (.trailingLastTextBaseline, "Trailing edges on the last baseline."),
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
        "horizontal": (.horizontal, "Only the width counts."), "vertical": (.vertical, "Only the height counts."),
        "both": ([.horizontal, .vertical], "Both count."),
      ])
  }
}

extension TypedShape<Axis> {
  package static var scrollAxis: Self {
    .words("an axis", ["vertical": (.vertical, "Down."), "horizontal": (.horizontal, "Across.")])
  }
}
