public import GalleyData
public import GalleyFiles
public import GalleyMessages

extension SceneError.Kind {
  public enum Files: Hashable, Sendable {
    /// A file cannot be read; `nearest` is a file beside it with a similar name.
    case unreadableFile(path: String, FileProblem, nearest: String?)
    case fileOutside(path: String, folder: String)
    case unknownFileType(path: String, known: [String])
    case notAFont(path: String)
    /// A byte that is not UTF-8.
    case invalidUTF8(byte: UInt8)
    /// A byte of a data file that is not UTF-8, and that so many other lines have such bytes.
    case otherEncoding(byte: UInt8, otherLines: Int)
    /// A data file has a NUL byte so far from its start, as UTF-16 has and no text does.
    case notText(path: String, offset: Int, isUTF16: Bool)
  }
}

extension SceneError.Kind {
  public enum YAML: Hashable, Sendable {
    case malformed(remark: String)
    case emptyFile
    case nestingTooDeep(limit: Int)
    case tooManyNodes(limit: Int)
    case tooManyAnchors(limit: Int)
    case keyNotText
    /// A key is given twice in a mapping; `firstLine` is where it is first.
    case duplicateKey(String, firstLine: Int)
    case unsupportedTag(String)
  }
}

extension SceneError.Kind {
  public enum Values: Hashable, Sendable {
    case wrongType(expected: String, found: String)
    /// `{name}` without quotes, which YAML reads as a mapping.
    case unquotedField(String)
    /// A word that is none of the known ones, of which there are so many `more`; `noun` is what the words name.
    case unknownWord(String, noun: String, known: [String], suggestion: String?, more: Int = 0)
    case emptyList(noun: String)
    /// A list whose entries do not fill rows, or are not as many as there are of something else: what is needed.
    case oddList(noun: String, count: Int, needed: String)
    /// A list with fewer entries than it must have.
    case shortList(noun: String, count: Int, minimum: Int)
    case needsValue(key: String)
    case noContent(view: String)
    /// Nothing where a colour is meant: the rest of the line was a comment.
    case emptyColor
    /// A day that its month does not have, or a time that no day has, as it is written.
    case noSuchDay(String)
    case badColor(String, suggestion: String?)
  }
}

extension SceneError.Kind {
  /// Keys of mappings, and values that do not go together.
  public enum Keys: Hashable, Sendable {
    /// A key that `owner` does not have.
    ///
    /// `homes` are the views and mappings that have it, and `advice` is a remedy for the name.
    case unknownKey(
      String, owner: String, suggestion: String?, known: [String] = [], homes: [String] = [], advice: String? = nil)
    /// A key that `owner` must have.
    case missingKey(String, owner: String)
    /// A number that must not be less than another.
    case falling(String, Double, below: String, Double)
    /// A spring that would swing for ever: `bounce` and what its curve has already.
    case endlessBounce(Double, curve: String)
    case conflict(String, with: String)
    case needsOne(of: [String], owner: String)
    /// An override without "key=value".
    case badOverride(String)
    case unknownOverridePath(String, missing: String, known: [String])
  }
}

extension SceneError.Kind {
  public enum Numbers: Hashable, Sendable {
    case unexpectedUnit(number: String, unit: String, noun: String)
    /// A number without one of the units that must stand behind it.
    case missingUnit(String, units: [String], noun: String)
    case notFinite(String, noun: String)
    /// A number outside its range; nil means unbounded.
    case outOfRange(String, noun: String, minimum: Double?, maximum: Double?)
    case notWhole(String, noun: String)
  }
}

extension SceneError.Kind {
  public enum Views: Hashable, Sendable {
    /// A capitalised name that is no view and no part.
    ///
    /// `parts` are the scene's own, `known` are the views of the vocabulary, and `advice` is a remedy for the name.
    case unknownView(String, suggestion: String?, parts: [String], known: [String] = [], advice: String? = nil)
    /// An argument of a view that is written where the view's content belongs.
    case keyInsideContent(String, view: String)
    case viewsTooDeep(limit: Int)
    /// More modifiers around a view than `limit`, those of the views around it among them.
    case modifiersTooDeep(limit: Int)
    case twoViews(String, String)
    case noView(keys: [String])
    case partNamedLikeView(String)
    case partNotCapitalised(String)
    case partUsesItself([String])
    case tooManyViews(limit: Int)
  }
}

extension SceneError.Kind {
  public enum Fields: Hashable, Sendable {
    case unknownField(String, known: [String], suggestion: String?)
    case fieldOutsideRows(String)
    case badInterpolation(String)
    case unknownFormat(String, known: [String], suggestion: String?)
    case formatNeedsNumber(String, field: String)
    /// An attribute must be exactly one field or a constant.
    case notOneField(String)
    /// A value from data that does not fit; the row counts from 0, `others` more rows are as bad.
    case badCell(value: String, table: String, row: Int, column: String, expected: String, others: Int)
  }
}

extension SceneError.Kind {
  public enum Tables: Hashable, Sendable {
    case emptyTable
    case unknownTable(String, known: [String], suggestion: String?)
    case unknownColumn(String, table: String, known: [String], suggestion: String?)
    /// A row with more or fewer cells than the first one; so many `others` have as many.
    case raggedRow(row: Int, cells: Int, expected: Int, others: Int = 0)
    /// A quote that is never closed.
    case unclosedQuote
    /// A quote that is closed so many lines further down, with text behind it there.
    case lateQuote(lines: Int)
    case textAfterQuote
    case badExpression(String, RegularExpressionError)
    /// A row of more bytes than `limit`.
    case rowTooLong(limit: Int)
    /// A derived column with more bytes in `row` than `limit`, or in all rows to there.
    case derivedTooLong(String, row: Int, limit: Int)
    /// A line of a stanza that neither names a field nor goes on with one.
    case notAField
    case tooManyColumns(limit: Int)
    case moreMistakes(limit: Int)
    case duplicateColumn(String)
    /// So many columns without a name.
    case namelessColumns(Int)
    case tooManyWords(rows: Int, words: Int, limit: Int)
    case pointerNotFound(pointer: String, missing: String, known: [String] = [])
    case notRows(found: String)
    /// A condition or an expression that cannot be read from `rest` on; `suggestion` is the right spelling.
    case badCondition(String, rest: String, expected: String, suggestion: String? = nil)
    /// What was asked for leaves a table without rows.
    case noRows(EmptyResult)
    /// The line that names the columns is after the last one of a file with so many lines.
    case headerBeyond(line: Int, lines: Int)
    case columnsInOneText(String, parts: [String])
    case fault(DataFault)
  }
}

extension SceneError.Kind.Tables {
  /// What leaves a table without rows.
  public enum EmptyResult: Hashable, Sendable {
    case condition(String, rows: Int)
    case header(line: Int)
    /// So many rows at the end are said to be no data, and the file has no more.
    case footer(rows: Int)
    case query(String)
  }
}

extension SceneError.Kind {
  public enum Names: Hashable, Sendable {
    case unknownScroller(String, known: [String], suggestion: String?)
    case duplicateState(String)
    /// Two things of a kind, such as "sheets", with one name.
    case duplicateName(String, noun: String)
    /// Two things of a kind with one identity; `first` is where the other is.
    case sharedIdentity(String, noun: String, first: SourcePlace)
    /// Two rows of a table with one identity, by their numbers from 1; so many `others` share one as well.
    case sharedRow(String, table: String, rows: [Int], others: Int)
    /// An identity with nothing in it, of a view or of a row of a table, from 1.
    case emptyIdentity(row: Int?, table: String?)
    case nameOfScroller(String, noun: String)
    case badFileName(String)
    case badLocale(String)
    /// A language without names of months and days, where a view shows some.
    case unnamedDays(String, view: String)
    case untranslated(String, language: String)
    /// A view or a modifier says words of the system, which a language has not.
    case noSystemWords(String, owner: String)
  }
}

extension SceneError.Kind {
  public enum Moments: Hashable, Sendable {
    case notAmong(key: String, others: String)
    case notAList(String)
    case rowOutOfRange(row: Int, rows: Int)
    /// No row of a scroller's table is as a step wants its first; nil where the scroller has no table of its own.
    case noSuchRow(table: String?)
    case badTarget(String)
    case tooManyVariants(Int, limit: Int)
    /// A script's step without or with too many keys.
    case notOneStep(keys: [String], noun: String)
    case noScroller
    /// A step changes a table and does not say which of several, or there is none.
    case whichTable(known: [String])
    /// A row of a table is called so already, at the moment the step happens.
    case rowExists(id: String, table: String)
    /// No row of a table is called so, at the moment the step happens.
    case noRow(id: String, table: String)
    case notTwoNumbers(count: Int)
  }
}

extension SceneError.Kind {
  public enum Outputs: Hashable, Sendable {
    case pathLeavesFolder(String)
    case unknownPlaceholder(String, known: [String], suggestion: String?, owner: String = "paths")
    case pathNotUnique(String, missing: [String])
    case wrongExtension(path: String, expected: String)
  }
}
