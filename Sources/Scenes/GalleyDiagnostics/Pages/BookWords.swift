/// What a book of proofs says around its numbers: headings, captions, names of columns.
public enum BookWords {
  /// The heading of a book of several scenes.
  public static let title = "Proofs"
  /// Over the list of chapters.
  public static let contents = "Contents"
  /// What a book is about.
  public static func subject(scenes: [String]) -> String { "Proofs of \(Words.list(scenes))" }
  /// "page 3 of 12".
  public static func page(_ number: Int, of count: Int) -> String { "page \(number) of \(count)" }
  /// Under the heading of a table that began on an earlier page.
  public static let continued = "continued"

  // MARK: Sections

  /// The states one by one.
  public static let states = "States"
  /// Widths of columns.
  public static let columns = "Columns"
  /// How to read the table of columns.
  public static let columnsNote =
    "A column is as wide as its widest cell of all rows, drawn or not. Caps are the widths that hold 99, 95 and 90 % of "
    + "the cells, with how many are wider and would be cut"
  /// What fits chose.
  public static let fits = "Fits"
  /// How to read the table of fits.
  public static let fitsNote =
    "Every row shows the first candidate that the worst row can hold. Rows count from 0; widths are points"
  /// Headers over scrollers.
  public static let headers = "Headers"
  /// How to read the plots of headers.
  public static let headersNote =
    "The height of a header for each distance its content is scrolled; where the line is broken, the height jumps"
  /// What the script does.
  public static let script = "Script"
  /// All canvases.
  public static let variants = "Variants"
  /// What is wrong.
  public static let findings = "Findings"
  /// What was not looked at.
  public static let unchecked = "Not checked"

  // MARK: Facts of a scene

  /// The file of a scene.
  public static let file = "Scene"
  /// What it is drawn on.
  public static let canvas = "Canvas"
  /// Where rows come from.
  public static let data = "Data"
  /// What varies.
  public static let matrix = "Variants"
  /// The moments that are drawn.
  public static let moments = "States"
  /// What drew it.
  public static let fingerprint = "Drawn by"
  /// The fonts.
  public static let fonts = "Fonts"

  /// "top, on dynamicType accessibility2".
  public static func state(_ name: String, _ variant: [String]) -> String {
    variant.isEmpty ? name : "\(name), \(variant.joined(separator: ", "))"
  }

  /// A canvas in numbers.
  public static func canvas(
    _ device: String?, width: Double, height: Double?, scale: Double, _ looks: [String]
  ) -> String {
    let size =
      height.map { "\(Words.points(width)) × \(Words.points($0)) pt" }
      ?? "\(Words.points(width)) pt wide, as long as its content"
    return ([device.map { "\($0), \(size)" } ?? size, "\(Words.number(scale))×"] + looks).joined(separator: ", ")
  }

  /// A table of data: where it comes from and how much it is.
  public static func data(_ name: String, from source: String, rows: Int, columns: Int, digest: String?) -> String {
    let size = "\(name): \(source), \(Words.count(rows, "row")) × \(Words.count(columns, "column"))"
    return digest.map { "\(size), SHA-256 \($0)" } ?? size
  }

  /// Rows that stand in the scene itself, or are made up by it.
  public static let ownRows = "rows of the scene itself"

  // MARK: Captions

  /// What is drawn as it is seen.
  public static let frame = "As it is seen"
  /// What is drawn with its measures.
  public static let blueprint = "As it is measured"

  /// A part of a canvas as long as its content.
  public static func part(_ number: Int, of count: Int) -> String { ", part \(number) of \(count)" }
  /// How much of a long canvas has no part.
  public static func notShown(_ length: Double, of whole: Double) -> String {
    "the last \(Words.points(length)) of \(Words.points(whole)) pt are not shown here"
  }

  /// Where a scroller stands.
  public static func scroller(_ name: String, offset: Double, limit: Double, axis: String) -> String {
    "\(name) stands at \(Words.points(offset)) of \(Words.points(limit)) pt\(axis)"
  }

  /// Which rows of a list are there.
  public static func rows(
    _ name: String, visible: Int, range: ClosedRange<Int>?, built: Int, overscan: Int, of count: Int,
    noun: String = rowNoun
  ) -> String {
    let place = range.map { $0.count > 1 ? " (\($0.lowerBound) … \($0.upperBound))" : " (\($0.lowerBound))" } ?? ""
    return "\(name): \(Words.grouped(visible)) of \(Words.count(count, noun)) visible\(place), "
      + "\(Words.grouped(built)) built, overscan \(overscan)"
  }
}

extension BookWords {
  /// What most lists hold.
  public static let rowNoun = "row"
  /// What lists hold whose elements are sections.
  public static let sectionNoun = "section"

  // MARK: Tables

  /// The heading of what a column is called.
  public static let key = "Column"
  /// The heading of the list that something belongs to.
  public static let list = "List"
  /// The heading of widths.
  public static let width = "Width"
  /// The heading of the cell that sets a width.
  public static let setBy = "Set by"
  /// The heading of the next widest cell.
  public static let runnerUp = "Runner-up"
  /// The heading of how many cells there are.
  public static let cells = "Cells"
  /// The heading of what is cut now.
  public static let cut = "Cut"
  /// The heading of what caps would cut.
  public static let caps = "A cap would cut"
  /// The heading of the pictures that something holds for.
  public static let shownIn = "In"
  /// The heading of what is shown.
  public static let shows = "Shows"
  /// The heading of what candidates are called.
  public static let candidate = "Candidate"
  /// The heading of the row that decides.
  public static let decidedBy = "Deciding row"
  /// The heading of what a candidate needs.
  public static let needed = "Needs"
  /// The heading of what is offered.
  public static let offered = "Offered"
  /// The heading of how many rows cannot hold a candidate.
  public static let overruns = "Rows too wide"
  /// The heading of the width at which a decision turns.
  public static let flipWidth = "Turns at a width of"
  /// The heading of the text size at which a decision turns.
  public static let flipSize = "Turns at text"
  /// The heading of numbers of rows.
  public static let row = "Row"
  /// Over the table of views that choose for themselves.
  public static let ownFits = "Views that decide for themselves"
  /// In a cell that has nothing to say.
  public static let none = "–"
  /// What holds for every picture.
  public static let everywhere = "all"
  /// What belongs to no list.
  public static let screen = "screen"
  /// What one candidate is.
  public static let isShown = "shown"
  /// A decision that nothing turns.
  public static let never = "never"

  /// "84 pt: 3 cells".
  public static func cap(width: Double, cut: Int) -> String {
    "\(Words.points(width)) pt: \(Words.count(cut, "cell"))"
  }

  /// A cell by its row and its words.
  public static func cell(_ words: String, row: Int?, width: Double) -> String {
    let place = row.map { "row \(Words.grouped($0)) " } ?? ""
    return "\(place)“\(words)”, \(Words.points(width)) pt"
  }

  /// How a column's width is found.
  public static let (growing, capped) = ("growing", "capped")
  /// The share of its cells that a column is wide enough for.
  public static func percentile(_ share: Double) -> String { "\(Words.rounded(share * 100, digits: 1)) % of cells" }

  /// What is shown from a width on, or below it.
  public static func flip(_ name: String, at width: Double, isWider: Bool, isExact: Bool) -> String {
    "\(isExact ? "" : "about ")\(Words.points(width)) pt: \(name) \(isWider ? "from there on" : "below")"
  }

  /// What is shown with another size of text.
  public static func flip(_ name: String, size: String, isLarger: Bool) -> String {
    "\(size) and \(isLarger ? "larger" : "smaller"): \(name)"
  }

  /// Nothing of these kinds is in the scene.
  public static let noFindings = "Nothing was found"
  /// What was looked for and not found.
  public static func held(_ wishes: [String]) -> String { "Held: \(wishes.joined(separator: "; "))" }
  /// How many findings there are.
  public static func count(findings: Int, _ kinds: [String]) -> String {
    findings == 0
      ? "Nothing was found that should be otherwise"
      : "\(findings == 1 ? "One thing was" : "\(findings) things were") found: \(Words.list(kinds))"
  }
  /// What a finding is called, with how much it matters.
  public static func kind(_ name: String, rank: String) -> String { "\(name), \(rank)" }
  /// The system's own colours that have little contrast on the system's own grounds.
  public static func systemColors(_ count: Int, _ colors: [String]) -> String {
    "Beside these, \(Words.count(count, "text")) in the system's own colours \(count == 1 ? "has" : "have") less contrast "
      + "than WCAG asks for: \(colors.joined(separator: "; "))"
  }
  /// How often and where.
  public static func occurrences(_ count: Int, pictures: Int, place: String?) -> String {
    let often = "\(Words.count(count, "time")) in \(Words.count(pictures, "picture"))"
    return place.map { "\(often), written at \($0)" } ?? often
  }
  /// Where findings are pointed at from a frame.
  public static func finding(_ number: Int) -> String { "finding \(number)" }
  /// Before the findings of a frame.
  public static let wrongHere = "Found here:"
  /// Further findings that have no picture.
  public static func more(_ count: Int, of kind: String) -> String {
    "\(Words.count(count, "further place")) of \(kind)"
  }

  // MARK: Drawings

  /// Under an axis of distances.
  public static let distance = "scrolled by, pt"
  /// Beside an axis of heights.
  public static let height = "height, pt"
  /// Under an axis of canvases.
  public static let canvasWidth = "width of the canvas, pt"
  /// At the canvas that is drawn.
  public static func canvasIs(_ width: Double) -> String { "drawn at \(Words.points(width))" }
  /// What is over the plot of a script.
  public static let plot = "Offset and velocity"
  /// What a film shows.
  public static func film(_ count: Int, duration: Double) -> String {
    "\(Words.count(count, "frame")) in \(Words.rounded(duration, digits: 2)) s"
  }

  /// What is never looked at, whatever a scene is.
  public static let neverChecked = [
    "what shows only while the script runs: lints look at states, in all variants",
    "text in bitmaps, the contrast of signs that are no text, and what images mean",
    "the order and the names in which a screen reader would tell of views",
    "whether words are right: spelling, translations, units",
  ]
}
