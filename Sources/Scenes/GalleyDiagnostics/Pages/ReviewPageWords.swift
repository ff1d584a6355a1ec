/// What the page of a review says on its buttons and around them.
public enum ReviewPageWords {
  /// How many cases more there are of which the same is said.
  public static func alike(_ count: Int) -> String { "and the same of \(count) more" }
  /// A way of looking at two pictures.
  public struct Mode: Hashable, Sendable {
    /// The name it has for programs.
    public let id: String
    /// What its button says.
    public let label: String
  }

  /// The ways of looking at two pictures, in the order of their keys from 1 on.
  public static let modes = [
    Mode(id: "side", label: "Side by side"), Mode(id: "swipe", label: "Swipe"),
    Mode(id: "onion", label: "Onion skin"), Mode(id: "blink", label: "Blink"),
    Mode(id: "difference", label: "Difference"), Mode(id: "highlight", label: "Highlight"),
    Mode(id: "layout", label: "Layout"), Mode(id: "heat", label: "Heat"),
  ]

  /// Over the ways of looking.
  public static let view = "View"
  /// Over the sizes.
  public static let size = "Size"
  /// The sizes of pictures: as large as the window lets them be, as on the screen, twice that.
  public static let sizes = [
    Mode(id: "fit", label: "Fit"), Mode(id: "one", label: "1×"), Mode(id: "two", label: "2×"),
  ]
  /// Where the pictures of a case are not in the file.
  public static let leftOut =
    "There was no room for its pictures in one file: --html with a folder, 'report/', keeps all."
  /// Where a case has only a part of its pictures in the file.
  public static func crop(width: Int, height: Int, x: Int, y: Int) -> String {
    "Only \(Words.grouped(width)) × \(Words.grouped(height)) pixels around a change at (\(Words.grouped(x)), "
      + "\(Words.grouped(y))) had room in one file: --html with a folder, 'report/', keeps all."
  }
  /// Over the commits that approved what was expected.
  public static func approvals(_ count: Int) -> String { "Approved in \(Words.count(count, "commit"))" }
  /// On the button that turns the magnifier on and off.
  public static let magnify = "Magnify"
  /// At the end of the scale of heat where pixels are the same.
  public static let leastHeat = "the same"
  /// At its other end.
  public static let mostHeat = "black beside white"
  /// Before the command that accepts what is ticked.
  public static let tick = "Tick causes or cases, and accept them with:"
  /// On the button that copies that command.
  public static let copy = "Copy"
  /// On the same button when that is done.
  public static let copied = "Copied"
  /// What ticks a cause.
  public static func approve(cause number: Int) -> String { "Accept cause \(number)" }
  /// What ticks a case.
  public static func approve(case name: String) -> String { "Accept \(name)" }
  /// A cause among others to choose from.
  public static func option(cause number: Int, _ sentence: String) -> String {
    "\(number): \(sentence.cut)"
  }
  /// The choice of one kind of change.
  public static let kind = "Any kind"
  /// The choice of one cause.
  public static let cause = "Any cause"
  /// The choice of one scene.
  public static let scene = "Any scene"
  /// The choice of one value of variants.
  public static let variant = "Any variant"
  /// The choice of how much differs.
  public static let share = "Any size of change"
  /// How much may differ: from so large a part of the picture on, or at most.
  public static let shares: [(value: String, label: String)] = [
    ("<0.01", "Less than 1 % of pixels"), (">0.01", "1 % of pixels or more"),
    (">0.1", "10 % of pixels or more"),
  ]
  /// Over the choice of cases.
  public static let show = "Show"
  /// Every case that is not as it should be.
  public static let attention = "To look at"
  /// Every case.
  public static let all = "All"
  /// In the field that cases are searched by.
  public static let search = "Search names and sentences"
  /// Where no case is left.
  public static let nothingFound = "No case is called so or says so."
  /// On the button that shows the keys.
  public static let keys = "Keys"
  /// On the button that closes what it is in.
  public static let close = "Close"
  /// Beside the switch of the keys.
  public static let keysAreOn = "Single keys do this; Tab and Enter always work"
  /// On the link over all others.
  public static let skip = "Skip to the case"
  /// What the list of cases is called.
  public static let list = "Cases"
  /// The button to the case before.
  public static let previous = "Previous case"
  /// The button to the case behind.
  public static let next = "Next case"
  /// What the dial between the two pictures does.
  public static let dial = "How much of each picture is shown"
  /// What the dial of frames does.
  public static let frameDial = "The frame that is shown"
  /// The button to the changed frame before.
  public static let previousChange = "Previous change"
  /// The button to the changed frame behind.
  public static let nextChange = "Next change"
  /// The button that shows the other picture, for those who want nothing to move by itself.
  public static let swap = "Show the other"
  /// Where a case has no layouts to lay over each other.
  public static let noLayout = "No layout was written beside these pictures."
  /// On what unfolds to the sentences of all frames.
  public static let frames = "What differs, frame by frame"
  /// On what unfolds to the sentences of all pages.
  public static let pages = "What differs, page by page"
  /// Boxes that both layouts have.
  public static let commonBoxes = "in both"
  /// Boxes that only one layout has there.
  public static func ownBoxes(_ side: String) -> String { "only in \(side)" }
  /// What the boxes of the layouts are, for those who do not see them.
  public static func boxes(common: Int, before: Int, after: Int) -> String {
    "\(Words.count(common, "box")) where both have them, \(before) only before, \(after) only now"
      .replacing("boxs", with: "boxes")
  }

  /// A key and what it does.
  public struct Key: Hashable, Sendable {
    /// What is pressed; several keys parted by spaces.
    public let keys: String
    /// What happens.
    public let effect: String
  }

  /// The keys, in the order in which they are told.
  public static let help = [
    Key(keys: "j k", effect: "next and previous case"),
    Key(keys: "1 … 8", effect: "the ways of looking, from side by side to heat"),
    Key(keys: "b", effect: "blink, and back; with reduced motion, the other picture"),
    Key(keys: "← →", effect: "previous and next frame or page"),
    Key(keys: "Shift ← →", effect: "previous and next frame that changed"),
    Key(keys: "[ ]", effect: "less and more of the second picture, in swipe and onion skin"),
    Key(keys: "z", effect: "fit, as large as on the screen, twice that"),
    Key(
      keys: "+ - 0", effect: "closer, farther, whole; Ctrl with the wheel too, and dragging moves all pictures in step"),
    Key(keys: "m", effect: "magnifier: the pixels under the pointer in both pictures, and their colours"),
    Key(keys: "o", effect: "overview"),
    Key(keys: "/", effect: "search"),
    Key(keys: "?", effect: "these keys"),
  ]
}
