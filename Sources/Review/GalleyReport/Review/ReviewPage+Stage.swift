import GalleyDiff

extension ReviewPage {
  /// Writes the images of a frame. All modes except side by side are implemented in the style sheet.
  func writeStage(_ frame: Review.Frame, of reviewed: Review.Case, to markup: inout Markup) {
    let width = max(frame.before?.points.width ?? 1, frame.after?.points.width ?? 1)
    let height = max(frame.before?.points.height ?? 1, frame.after?.points.height ?? 1)
    let name = Review.name(of: frame, in: reviewed)
    let isUndrawn = frame.marks == nil && frame.before != nil && reviewed.frames.count == 1
    let drawn = isUndrawn ? frame.after.map { Self.undrawn(name, frame, $0) } : nil
    markup.element(
      "div",
      [
        "class": "stage", "style": "--w:\(number(width));--h:\(number(height))", "data-difference": drawn?.caption,
        "data-alternative": drawn?.alternative,
      ]
    ) { markup in
      if let before = frame.before {
        writeSheet("before", before, review.before, Self.text(name, review.before, before), frame, to: &markup)
      }
      if let after = frame.after {
        writeSheet("after", after, review.after, Self.afterText(name, frame, after, review), frame, to: &markup)
      }
      if let marks = frame.marks {
        writeSheet(
          "marks", marks, ReviewLabels.difference, Self.marksText(name, frame, marks), frame, to: &markup)
      }
    }
  }

  private func writeSheet(
    _ kind: String, _ image: Review.Image, _ side: String, _ alternative: String, _ frame: Review.Frame,
    to markup: inout Markup
  ) {
    let size = image.points
    markup.element("figure", ["class": "sheet \(kind)"]) { markup in
      markup.element(
        "figcaption", text: ReviewLabels.caption(side, width: image.size.width, height: image.size.height))
      let style = "--pw:\(number(size.width));--n:\(image.size.width);--m:\(image.size.height)"
      markup.element("div", ["class": "paper", "style": style]) { markup in
        // With a script, this content is plain text until the case is opened, so the browser does not decode the image.
        // Without a script, the browser treats it as markup.
        markup.raw("<noscript><img width=\"\(image.size.width)\" height=\"\(image.size.height)\" alt=\"")
        markup.text(alternative)
        markup.raw("\" src=\"")
        markup.source(of: image, pictures)
        markup.raw("\">")
        if kind == "after" {
          markup.raw(AreaOverlay(frame.areas, on: image).svg)
          LayoutOverlay(frame.layoutBefore, frame.layoutAfter)?.write(to: &markup)
        }
        markup.raw("</noscript>")
      }
    }
  }

  func writeLegend(of frame: Review.Frame, to markup: inout Markup) {
    guard frame.before != nil, frame.after != nil else { return }
    markup.element("p", ["class": "legend"]) { markup in
      guard frame.layoutBefore != nil, frame.layoutAfter != nil else {
        return markup.element("span", text: ReviewPageLabels.noLayout)
      }
      markup.element("span", ["class": "key common"], text: ReviewPageLabels.commonBoxes)
      markup.element("span", ["class": "key old"], text: ReviewPageLabels.ownBoxes(review.before))
      markup.element("span", ["class": "key new"], text: ReviewPageLabels.ownBoxes(review.after))
    }
  }

  // MARK: Alternative text

  static func text(_ name: String, _ side: String, _ image: Review.Image) -> String {
    ReviewLabels.alternative(name, side, width: image.size.width, height: image.size.height)
  }

  static func afterText(_ name: String, _ frame: Review.Frame, _ image: Review.Image, _ review: Review) -> String {
    let base = text(name, review.after, image)
    return frame.count.map { "\(base); \(ReviewLabels.changes($0.different, of: $0.total))" } ?? base
  }

  private static func undrawn(
    _ name: String, _ frame: Review.Frame, _ after: Review.Image
  ) -> (caption: String, alternative: String) {
    var image = after
    if let before = frame.before { image.size = before.size.union(after.size) }
    return (
      ReviewLabels.caption(ReviewLabels.difference, width: image.size.width, height: image.size.height),
      marksText(name, frame, image)
    )
  }

  static func marksText(_ name: String, _ frame: Review.Frame, _ image: Review.Image) -> String {
    let base = text(name, ReviewLabels.difference, image)
    guard let count = frame.count else { return base }
    return "\(base); \(ReviewLabels.changes(count.different, of: count.total)) \(ReviewLabels.areas(frame.areas.count))"
  }
}

extension Review.Image {
  var points: (width: Double, height: Double) { (Double(size.width) / scale, Double(size.height) / scale) }
}

func number(_ value: Double) -> String {
  let rounded = (value * 100).rounded() / 100
  return rounded == rounded.rounded() && abs(rounded) < 1e9 ? "\(Int(rounded))" : "\(rounded)"
}
