package import GalleyMessages
import GalleyTables

extension Diagnostic {
  /// Describes a print error.
  ///
  /// - Parameters:
  ///   - error: The error.
  ///   - place: The position in the scene or report that prints the table; nil (the default) if there is none.
  package init(_ error: PrintError, at place: SourcePlace? = nil) {
    let words = error.words
    self.init(words.message, at: place, help: words.help)
  }
}

extension Diagnostic {
  /// Describes rows that would be missing from the pages, which is a bug in Galley.
  package init(lostRows names: [String]) {
    let rows = names.isEmpty ? "a row" : Words.alternatives(names, word: "and")
    self.init(
      "\(rows) of the list would be on no page, so galley printed nothing",
      help: "this is an error in galley: please report it with the scene")
  }
}

extension PrintError {
  fileprivate var words: Words {
    switch self {
    case .unknownColumn(let name, let known, let suggestion):
      Words("the data has no column '\(name)'", help: Words.suggestion(suggestion, known: known, noun: "columns"))
    case .unknownFormat(let name, let column, let known):
      Words(
        "unknown format '\(name)' for the column '\(column)'",
        help: Words.suggestion(nil, known: known, noun: "formats"))
    case .unfitFormat(let name, let column, let noun, let example):
      Self.unfit(name, column, noun, "'\(example.text)' in row \(example.row)")
    case .notNumeric(let column, let example):
      Words(
        "the column '\(column)' has no total: "
          + (example?.isNot("a number") ?? "it does not contain only numbers"),
        help: "a number consists of digits and a decimal point, such as -1234.5")
    case .noBars(let column, let example):
      Words(
        "the column '\(column)' cannot have bars: \(example?.isNot("a number") ?? "it is not a column of numbers")",
        help: "bars are drawn behind numbers")
    case .noLines(let column, let example):
      Words(
        "the column '\(column)' cannot be drawn as lines: \(example?.isNot("a list of numbers") ?? "no cell lists numbers")",
        help: #"cells must contain lists such as '3 1 4'; to join number columns, write "Name = first, second""#)
    case .clocks(let column):
      Words(
        "the column '\(column)' has no total: it contains times of day",
        help: "durations have totals: --columns \"\(column):duration,*\"")
    case .tooWide(let columns, let widest, let minimum, let offered, let advice):
      Self.tooWide(
        columns, "\(Words.rounded(minimum, digits: 1))", "\(Words.rounded(offered, digits: 1))", widest, advice.ways)
    case .tooManyColumns(let count, let limit):
      Words(
        "the table has \(Words.grouped(count)) columns, but a workbook sheet holds at most \(Words.grouped(limit))",
        help: "choose some of them with --columns, or write another kind of file")
    case .pageTooSmall(let width, let height, let minimum):
      Words(
        "a page of \(Words.number(width)) by \(Words.number(height)) points is too small: a heading and two rows need \(Words.number(minimum)) points between the margins",
        help: "choose larger paper, smaller margins or a smaller font size")
    case .unknownList(let id):
      Words("no vertically scrolling list has the id '\(id)'", help: "'galley inspect' shows the ids of a scene")
    case .listWithoutIdentity:
      Words("the list continues over several pages but has no id", help: "give the List or ScrollView an 'id'")
    case .coveredList(let id, let cover, let height):
      Self.covered(id, cover, "\(Words.rounded(height, digits: 1))")
    case .turnedList(let id):
      Words(
        """
        the list\(id.isEmpty ? "" : " '\(id)'") cannot be split into pages: the list or its rows are offset, \
        rotated, scaled or transformed in 3D
        """,
        help: "remove the effect, such as offset, rotationEffect, scaleEffect or phaseAnimator, from the printed scene")
    case .beyondPage(let name, let height):
      Words(
        "\(name) is outside the page, which shows \(Words.rounded(height, digits: 1)) points of the scene",
        help: "put content that is longer than a page into a ScrollView or List with an 'id'")
    case .missingFont(let family):
      Words("the font family '\(family)' is not installed", help: "'galley doctor' lists the packages to install")
    }
  }

  private static func unfit(_ format: String, _ column: String, _ noun: String, _ example: String) -> Words {
    Words(
      "the format '\(format)' is for \(noun), but '\(column)' contains none, such as \(example)",
      help: "leave out the format, or use it for another column")
  }

  private static func tooWide(
    _ columns: Int, _ minimum: String, _ offered: String, _ widest: String, _ ways: [String]
  ) -> Words {
    Words(
      "\(Words.count(columns, "column")) \(columns == 1 ? "needs" : "need") \(minimum) points side by side, and the page "
        + "has \(offered); the widest is '\(widest)'",
      help: (ways.isEmpty ? "" : "they fit \(ways.joined(separator: ", or ")); otherwise ")
        + "print rows as records, or print fewer columns")
  }

  private static func covered(_ id: String, _ cover: String?, _ height: String) -> Words {
    Words(
      "no row of the list\(id.isEmpty ? "" : " '\(id)'") can be printed: \(cover ?? "the surrounding content") leaves "
        + "only \(height) points of it free",
      help: "choose larger paper or a smaller 'scale' in 'print', or remove the content that covers the list")
  }
}

extension PrintError.Cell {
  fileprivate func isNot(_ noun: String) -> String { "'\(text)' in row \(row) is not \(noun)" }
}
