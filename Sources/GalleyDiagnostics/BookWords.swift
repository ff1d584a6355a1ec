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
    "A column is as wide as its widest cell of all rows, drawn or not. A cap is what the column would be wide if only "
    + "that share of its cells had a say; what is wider would be cut"
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
    let size = "\(name): \(source), \(Words.grouped(rows)) rows × \(columns) columns"
    return digest.map { "\(size), SHA-256 \($0)" } ?? size
  }

  /// Rows that stand in the scene itself, or are made up by it.
  public static let ownRows = "rows of the scene itself"

  // MARK: Captions

  /// What is drawn as it is seen.
  public static let frame = "As it is seen"
  /// What is drawn with its measures.
  public static let blueprint = "As it is measured"

  /// Where a scroller stands.
  public static func scroller(_ name: String, offset: Double, limit: Double, axis: String) -> String {
    "\(name) stands at \(Words.points(offset)) of \(Words.points(limit)) pt\(axis)"
  }

  /// Which rows of a list are there.
  public static func rows(
    _ name: String, visible: Int, range: ClosedRange<Int>?, built: Int, slop: Int, of count: Int
  ) -> String {
    let place = range.map { $0.count > 1 ? " (\($0.lowerBound) … \($0.upperBound))" : " (\($0.lowerBound))" } ?? ""
    return "\(name): \(Words.grouped(visible)) of \(Words.grouped(count)) rows visible\(place), "
      + "\(Words.grouped(built)) built, slop \(slop)"
  }
}
