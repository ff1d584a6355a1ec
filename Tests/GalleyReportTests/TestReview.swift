import GalleyDiff
import GalleyGeometry
import GalleyMessages
import GalleyReport
import GalleySnapshot
import GalleyTemplate

/// Sample reviews to write reports of.
enum TestReview {
  /// A name that contains markup, the end tag of a script block and a CI command.
  static let hostile = "</noscript></script><script>throw 1</script>' \"& ::error::\r\n|`x`|\u{202E}\u{0}"

  /// Image data that reports embed without decoding it.
  static func image(_ width: Int = 20, _ height: Int = 10, fill: UInt8 = 7, scale: Double = 1) -> Review.Image {
    Review.Image(
      [0x89, 0x50, 0x4E, 0x47, fill], size: PixelSize(width: width, height: height), scale: scale)
  }

  /// A layout with a title above the rows.
  static func layout(rows: [Double], title: String = "Title") -> LayoutSnapshot {
    LayoutSnapshot(
      size: Size(width: 20, height: 10), scale: 1,
      view: InspectedView(
        kind: "VStack", frame: Rect(x: 0, y: 0, width: 20, height: 10),
        children: [
          InspectedView(kind: "Text", id: title, frame: Rect(x: 1, y: 1, width: 9, height: 2), lines: [title])
        ] + rows.map { InspectedView(kind: "Row", frame: Rect(x: 0, y: $0, width: 20, height: 2)) }))
  }

  /// An image that failed its check.
  static func failed(_ name: String, place: SourcePlace? = nil) -> Review.Case {
    Review.Case(
      name, .failed, sentences: ["row 2 is new", "3 of 200 pixels differ"], place: place, command: "galley approve x",
      frames: [
        Review.Frame(
          isChanged: true, before: image(fill: 1), after: image(fill: 2), marks: image(fill: 3),
          areas: [PixelRect(x: 8, y: 4, width: 2, height: 1)], count: (3, 200), layoutBefore: layout(rows: [4]),
          layoutAfter: layout(rows: [4, 7]))
      ])
  }

  /// An animation of `count` frames. The frames in `changed` differ, and frames that are the same share an image.
  static func animation(_ count: Int, changed: Set<Int>) -> Review.Case {
    Review.Case(
      "motion", .failed, sentences: ["\(changed.count) frames differ"], unit: .frame,
      frames: (0..<count).map { index in
        let isChanged = changed.contains(index)
        return Review.Frame(
          "frame \(index)", isChanged: isChanged, sentences: isChanged ? ["2 of 200 pixels differ"] : [],
          before: image(fill: 50), after: image(fill: isChanged ? UInt8(index) : 50), count: (isChanged ? 2 : 0, 200))
      })
  }

  /// One case for each verdict.
  static let all = Review(
    title: "old and now", before: "old", after: "now", facts: [.init("metric", "exact")],
    cases: [
      failed("list/top"), Review.Case("added", .new, sentences: ["it is only in 'now'"], frames: [alone]),
      Review.Case("recorded", .new, fails: false, sentences: ["it was recorded"], frames: [alone]),
      Review.Case("removed", .gone, sentences: ["it is only in 'old'"]),
      Review.Case("torn", .broken, sentences: ["it is damaged"]), Review.Case("calm", .passed),
    ])

  private static let alone = Review.Frame(isChanged: true, after: image())
}
