import GalleyDiff

/// Writes the images of all frames. An image is written once, even if several frames show it.
struct FrameStore {
  private let reviewed: Review.Case
  private let shown: Review.Frame
  private let review: Review
  private let pictures: PagePictures

  init(_ reviewed: Review.Case, shown: Review.Frame, _ review: Review, _ pictures: PagePictures) {
    self.reviewed = reviewed
    self.shown = shown
    self.review = review
    self.pictures = pictures
  }

  func write(to markup: inout Markup) {
    let images = reviewed.frames.flatMap { [$0.before, $0.after, $0.marks] }.compactMap(\.self)
    var numbers: [Review.Image: Int] = [:]
    for image in images where numbers[image] == nil { numbers[image] = numbers.count }
    let inPage = [("before", shown.before), ("after", shown.after), ("marks", shown.marks)].compactMap { name, image in
      image.flatMap { numbers[$0] }.map { (name, $0) }
    }
    markup.raw("<script type=\"application/json\" class=\"frames\">{\"inPage\":{")
    markup.raw(inPage.map { "\"\($0)\":\($1)" }.joined(separator: ","))
    markup.raw("},\"pictures\":[")
    write(numbers.sorted { $0.value < $1.value }.map(\.key), except: Set(inPage.map(\.1)), to: &markup)
    markup.raw("],\"frames\":[")
    for (index, frame) in reviewed.frames.enumerated() {
      if index > 0 { markup.raw(",") }
      write(frame, index, numbers, to: &markup)
    }
    markup.raw("]}</script>")
  }

  private func write(_ images: [Review.Image], except known: Set<Int>, to markup: inout Markup) {
    for (index, image) in images.enumerated() {
      markup.raw(index > 0 ? ",\"" : "\"")
      if !known.contains(index) { markup.source(of: image, pictures) }
      markup.raw("\"")
    }
  }

  private func write(_ frame: Review.Frame, _ index: Int, _ numbers: [Review.Image: Int], to markup: inout Markup) {
    let name = Review.name(of: frame, in: reviewed)
    let label = ReviewLabels.frame(frame.name, index + 1, of: reviewed.frames.count)
    markup.raw("{\"changed\":\(frame.isChanged),\"label\":\(Self.quoted(label))")
    markup.raw(
      ",\"sentences\":[\(frame.sentences.map { Self.quoted(ReviewLabels.sentence($0)) }.joined(separator: ","))]")
    let texts: [(String, Review.Image?, (Review.Image) -> String)] = [
      ("before", frame.before, { ReviewPage.text(name, review.before, $0) }),
      ("after", frame.after, { ReviewPage.afterText(name, frame, $0, review) }),
      ("marks", frame.marks, { ReviewPage.marksText(name, frame, $0) }),
    ]
    for (side, image, text) in texts {
      guard let image, let number = numbers[image] else { continue }
      markup.raw(
        ",\"\(side)\":[\(number),\(image.size.width),\(image.size.height),\(Self.quoted(text(image)))]")
    }
    if let after = frame.after {
      let overlay = AreaOverlay(frame.areas, on: after)
      markup.raw(",\"veil\":\"\(overlay.veil)\",\"outline\":\"\(overlay.outlines)\"")
    }
    markup.raw("}")
  }

  private static func quoted(_ text: String) -> String { PageJSON.quoted(text) }
}
