import GalleyDiff
import GalleyMessages

package enum ReviewPageLabels {
  package static func alike(_ count: Int) -> String { "and the same in \(count) more" }
  package struct Mode: Hashable, Sendable {
    package let id: String
    package let label: String
  }

  /// The modes for comparing two images. Their keyboard shortcuts are 1, 2 and so on.
  package static let modes = [
    Mode(id: "side", label: "Side by side"), Mode(id: "swipe", label: "Swipe"),
    Mode(id: "onion", label: "Onion skin"), Mode(id: "blink", label: "Blink"),
    Mode(id: "difference", label: "Difference"), Mode(id: "highlight", label: "Highlight"),
    Mode(id: "layout", label: "Layout"), Mode(id: "heat", label: "Heat"),
  ]

  package static let view = "View"
  package static let size = "Size"
  /// The image sizes: as large as the window allows, 100 %, and 200 %.
  package static let sizes = [
    Mode(id: "fit", label: "Fit"), Mode(id: "one", label: "1×"), Mode(id: "two", label: "2×"),
  ]
  package static let leftOut =
    "Its images did not fit into one file. Use --html with a folder, such as 'report/', to keep all images."
  /// Returns the note about an image that was cropped to limit the size of the page.
  ///
  /// - Parameters:
  ///   - width: The width of the crop, in pixels.
  ///   - height: The height of the crop, in pixels.
  ///   - x: The left edge of the crop in the complete image, in pixels.
  ///   - y: The top edge of the crop in the complete image, in pixels.
  package static func crop(width: Int, height: Int, x: Int, y: Int) -> String {
    "Only \(Words.grouped(width)) × \(Words.grouped(height)) pixels around a change at (\(Words.grouped(x)), "
      + """
      \(Words.grouped(y))) fitted into one file. Use --html with a folder, such as 'report/', to keep the whole image.
      """
  }
  package static func approvals(_ count: Int) -> String { "Approved in \(Words.count(count, "commit"))" }
  package static let magnify = "Magnify"
  package static let leastHeat = "identical"
  package static let mostHeat = "black and white"
  package static let tick = "Tick causes or cases, then accept them with:"
  package static let copy = "Copy"
  package static let copied = "Copied"
  package static func approve(cause number: Int) -> String { "Accept cause \(number)" }
  package static func approve(case name: String) -> String { "Accept \(name)" }
  package static func option(cause number: Int, _ sentence: String) -> String {
    "\(number): \(sentence.cut)"
  }
  package static let kind = "Any kind"
  package static let cause = "Any cause"
  package static let scene = "Any scene"
  package static let variant = "Any variant"
  package static let share = "Any size of change"
  package static let shares: [(value: String, label: String)] = [
    ("<0.01", "Less than 1 % of pixels"), (">0.01", "1 % of pixels or more"),
    (">0.1", "10 % of pixels or more"),
  ]
  package static let show = "Show"
  /// The filter for all cases that did not pass.
  package static let attention = "To review"
  package static let all = "All"
  package static let search = "Search names and descriptions"
  package static let nothingFound = "No case has this text in its name or description."
  package static let keys = "Keys"
  package static let close = "Close"
  package static let keysAreOn = "Press a single key; Tab and Enter always work"
  package static let skip = "Skip to the case"
  package static let list = "Cases"
  package static let previous = "Previous case"
  package static let next = "Next case"
  package static let dial = "Visible part of each image"
  package static let frameDial = "Visible frame"
  package static let previousChange = "Previous change"
  package static let nextChange = "Next change"
  package static let swap = "Show the other image"
  package static let noLayout = "There is no layout file beside these images."
  package static let frames = "Differences, frame by frame"
  package static let pages = "Differences, page by page"
  package static let commonBoxes = "in both"
  package static func ownBoxes(_ side: String) -> String { "only in \(side)" }
  /// Describes the view frames that the page can draw over two images.
  ///
  /// - Parameters:
  ///   - common: The number of views in both layouts.
  ///   - before: The number of views only in the older layout.
  ///   - after: The number of views only in the newer layout.
  package static func boxes(common: Int, before: Int, after: Int) -> String {
    "\(Words.count(common, "box")) in both, \(before) only before, \(after) only now"
      .replacing("boxs", with: "boxes")
  }

  package struct Key: Hashable, Sendable {
    /// The keyboard shortcuts, separated by spaces.
    package let keys: String
    package let effect: String
  }

  package static let help = [
    Key(keys: "j k", effect: "next and previous case"),
    Key(keys: "1 … 8", effect: "comparison modes, from side by side to heat"),
    Key(keys: "b", effect: "blink, and back; with reduced motion, switch the image"),
    Key(keys: "← →", effect: "previous and next frame or page"),
    Key(keys: "Shift ← →", effect: "previous and next frame that changed"),
    Key(keys: "[ ]", effect: "less and more of the second image, in swipe and onion skin"),
    Key(keys: "z", effect: "fit, actual size, double size"),
    Key(
      keys: "+ - 0",
      effect: "zoom in, zoom out, reset; Ctrl with the wheel also zooms, and dragging moves all images together"),
    Key(keys: "m", effect: "loupe: the pixels under the pointer in both images, and their colours"),
    Key(keys: "o", effect: "overview"),
    Key(keys: "/", effect: "search"),
    Key(keys: "?", effect: "show these keys"),
  ]
}
