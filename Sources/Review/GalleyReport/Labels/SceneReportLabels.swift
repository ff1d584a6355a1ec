import GalleyDiff
import GalleyMessages

package enum SceneReportLabels {
  package static let title = "Scene report"
  package static let contents = "Contents"
  package static func subject(scenes: [String]) -> String { "Scene report: \(Words.list(scenes))" }
  package static func page(_ number: Int, of count: Int) -> String { "page \(number) of \(count)" }
  package static let continued = "continued"

  // MARK: Sections

  package static let states = "States"
  package static let columns = "Columns"
  package static let columnsNote =
    "A column is as wide as its widest cell of all rows. Caps are widths that fit 99, 95 and 90 % of the cells, with "
    + "the number of cells that would be truncated"
  package static let fits = "Fits"
  package static let fitsNote =
    "Every row shows the first candidate that fits in all rows. Rows count from 0; widths are in points"
  package static let headers = "Headers"
  package static let headersNote =
    "Height of a header for each scroll offset; a break in the line is a jump of the height"
  package static let script = "Script"
  package static let variants = "Variants"
  package static let findings = "Findings"
  package static let unchecked = "Not checked"

  // MARK: Facts of a scene

  package static let file = "Scene"
  package static let canvas = "Canvas"
  package static let data = "Data"
  package static let matrix = "Variants"
  package static let moments = "States"

  package static func state(_ name: String, _ variant: [String]) -> String {
    variant.isEmpty ? name : "\(name), \(variant.joined(separator: ", "))"
  }

  /// Describes a canvas, such as "iPhone 16, 393 × 852 pt, 3×, dark".
  ///
  /// - Parameters:
  ///   - device: The name of the device; nil if the scene does not specify one.
  ///   - width: The width, in points.
  ///   - height: The height, in points; nil if the canvas is as long as its content.
  ///   - scale: The scale, in pixels per point.
  ///   - probes: The other settings as text, such as the colour scheme.
  package static func canvas(
    _ device: String?, width: Double, height: Double?, scale: Double, _ probes: [String]
  ) -> String {
    let size =
      height.map { "\(Words.points(width)) × \(Words.points($0)) pt" }
      ?? "\(Words.points(width)) pt wide, as tall as its content"
    return ([device.map { "\($0), \(size)" } ?? size, "\(Words.number(scale))×"] + probes).joined(separator: ", ")
  }

  /// Describes a data source.
  ///
  /// - Parameters:
  ///   - name: The name of the data in the scene.
  ///   - source: The file or another description of the origin.
  ///   - rows: The number of rows.
  ///   - columns: The number of columns.
  ///   - digest: The SHA-256 digest of the file; nil if the data is not from a file.
  package static func data(_ name: String, from source: String, rows: Int, columns: Int, digest: String?) -> String {
    let size = "\(name): \(source), \(Words.count(rows, "row")) × \(Words.count(columns, "column"))"
    return digest.map { "\(size), SHA-256 \($0)" } ?? size
  }

  package static let ownRows = "rows of the scene itself"

  // MARK: Captions

  package static let frame = "As displayed"
  package static let blueprint = "Measurements"

  package static func part(_ number: Int, of count: Int) -> String { ", part \(number) of \(count)" }
  /// Describes how much of a canvas a figure omits at the end.
  ///
  /// - Parameters:
  ///   - length: The omitted length, in points.
  ///   - whole: The length of the canvas, in points.
  package static func notShown(_ length: Double, of whole: Double) -> String {
    "the last \(Words.points(length)) of \(Words.points(whole)) pt are not shown here"
  }

  /// Describes the position of a scroll view.
  ///
  /// - Parameters:
  ///   - name: The name of the scroll view.
  ///   - offset: The distance from its start, in points.
  ///   - limit: The maximum distance, in points.
  ///   - axis: The scroll direction as text with a leading space; empty for vertical scrolling.
  package static func scroller(_ name: String, offset: Double, limit: Double, axis: String) -> String {
    "\(name) is at \(Words.points(offset)) of \(Words.points(limit)) pt\(axis)"
  }

  /// Describes the rows of a lazy container.
  ///
  /// - Parameters:
  ///   - name: The name of the container.
  ///   - visible: The number of rows in the viewport.
  ///   - range: The indices of the visible rows, from 0; nil if none is visible.
  ///   - built: The number of rows that exist.
  ///   - overscan: The number of existing rows outside the viewport.
  ///   - count: The number of all rows.
  ///   - noun: The singular for a row (default: ``rowNoun``).
  package static func rows(
    _ name: String, visible: Int, range: ClosedRange<Int>?, built: Int, overscan: Int, of count: Int,
    noun: String = rowNoun
  ) -> String {
    let place = range.map { $0.count > 1 ? " (\($0.lowerBound) … \($0.upperBound))" : " (\($0.lowerBound))" } ?? ""
    return "\(name): \(Words.grouped(visible)) of \(Words.count(count, noun)) visible\(place), "
      + "\(Words.grouped(built)) built, overscan \(overscan)"
  }
}

extension SceneReportLabels {
  package static let rowNoun = "row"
  package static let sectionNoun = "section"

  // MARK: Tables

  package static let key = "Column"
  package static let list = "List"
  package static let width = "Width"
  package static let setBy = "Set by"
  package static let runnerUp = "Runner-up"
  package static let cells = "Cells"
  package static let cut = "Truncated"
  package static let caps = "Truncated by a cap"
  package static let shownIn = "In"
  package static let shows = "Shows"
  package static let candidate = "Candidate"
  package static let decidedBy = "Deciding row"
  package static let needed = "Needs"
  package static let offered = "Available"
  package static let overruns = "Rows that do not fit"
  package static let flipWidth = "Breakpoint width"
  package static let flipSize = "Breakpoint text size"
  package static let row = "Row"
  package static let ownFits = "Views that choose individually"
  package static let none = "–"
  package static let everywhere = "all"
  package static let screen = "screen"
  package static let isShown = "shown"
  package static let never = "never"

  /// Describes a maximum column width.
  ///
  /// - Parameters:
  ///   - width: The width, in points.
  ///   - cut: The number of cells that are wider.
  package static func cap(width: Double, cut: Int) -> String {
    "\(Words.points(width)) pt: \(Words.count(cut, "cell"))"
  }

  /// Describes a cell.
  ///
  /// - Parameters:
  ///   - words: The text of the cell.
  ///   - row: The index of its row, from 0; nil outside of rows.
  ///   - width: The ideal width, in points.
  package static func cell(_ words: String, row: Int?, width: Double) -> String {
    let place = row.map { "row \(Words.grouped($0)) " } ?? ""
    return "\(place)“\(words)”, \(Words.points(width)) pt"
  }

  package static let (growing, capped) = ("growing", "capped")
  package static func percentile(_ share: Double) -> String { "\(Words.rounded(share * 100, digits: 1)) % of cells" }

  /// Describes the candidate that is chosen when the width is above or below a limit.
  ///
  /// - Parameters:
  ///   - name: The name of the candidate.
  ///   - width: The width at which the choice changes, in points.
  ///   - isWider: Whether the candidate is chosen from this width on (true) or below it (false).
  ///   - isExact: Whether `width` is exact. Otherwise the text contains "about".
  package static func breakpoint(_ name: String, at width: Double, isWider: Bool, isExact: Bool) -> String {
    "\(isExact ? "" : "about ")\(Words.points(width)) pt: \(name) \(isWider ? "at this width or more" : "below")"
  }

  /// Describes the candidate that is chosen from or up to a text size.
  ///
  /// - Parameters:
  ///   - name: The name of the candidate.
  ///   - size: The Dynamic Type size at which the choice changes.
  ///   - isLarger: Whether the candidate is chosen from this size on (true) or up to this size (false).
  package static func breakpoint(_ name: String, size: String, isLarger: Bool) -> String {
    "\(size) and \(isLarger ? "larger" : "smaller"): \(name)"
  }

  package static func held(_ wishes: [String]) -> String { "Passed: \(wishes.joined(separator: "; "))" }
  package static func count(findings: Int, _ kinds: [String]) -> String {
    findings == 0
      ? "No problems found"
      : "\(findings == 1 ? "1 problem" : "\(findings) problems") found: \(Words.list(kinds))"
  }
  package static func kind(_ name: String, rank: String) -> String { "\(name), \(rank)" }
  package static func systemColors(_ count: Int, _ colors: [String]) -> String {
    "In addition, \(Words.count(count, "text")) in system colours \(count == 1 ? "has" : "have") less contrast "
      + "than WCAG requires: \(colors.joined(separator: "; "))"
  }
  /// Describes how often a finding occurs.
  ///
  /// - Parameters:
  ///   - count: The number of occurrences.
  ///   - pictures: The number of images that contain it.
  ///   - place: The location in the scene file; nil if it is unknown.
  package static func occurrences(_ count: Int, pictures: Int, place: String?) -> String {
    let often = "\(Words.count(count, "time")) in \(Words.count(pictures, "image"))"
    return place.map { "\(often), written at \($0)" } ?? often
  }
  package static func finding(_ number: Int) -> String { "finding \(number)" }
  package static let wrongHere = "Found here:"
  package static func more(_ count: Int, of kind: String) -> String {
    "\(Words.count(count, "further place")) of \(kind)"
  }

  // MARK: Drawings

  package static let distance = "scroll offset, pt"
  package static let height = "height, pt"
  package static let canvasWidth = "canvas width, pt"
  package static func canvasIs(_ width: Double) -> String { "drawn at \(Words.points(width))" }
  package static let plot = "Offset and velocity"
  /// Describes an animation.
  ///
  /// - Parameters:
  ///   - count: The number of its frames.
  ///   - duration: The length, in seconds. It is rounded to hundredths.
  package static func animation(_ count: Int, duration: Double) -> String {
    "\(Words.count(count, "frame")) in \(Words.rounded(duration, digits: 2)) s"
  }

  package static let neverChecked = [
    "content that is visible only while the script runs: lints check states, in all variants",
    "text in bitmaps, the contrast of symbols, and the meaning of images",
    "the order and the labels that a screen reader would use",
    "whether the text is correct: spelling, translations, units",
  ]
}
