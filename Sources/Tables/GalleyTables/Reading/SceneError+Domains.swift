public import GalleyData
public import GalleyFiles
public import GalleyMessages

extension SceneError.Kind {
  public enum Files: Hashable, Sendable {
    /// A file cannot be read. `nearest` is a file in the same folder with a similar name.
    case unreadableFile(path: String, FileProblem, nearest: String?)
    case fileOutside(path: String, folder: String)
    case unknownFileType(path: String, known: [String])
    case notAFont(path: String)
    /// A missing image without an image's extension, which may be the name of a symbol.
    case notAnImageFile(path: String)
    case invalidUTF8(byte: UInt8)
    /// A byte of a data file is not UTF-8, and `otherLines` more lines contain such bytes.
    case otherEncoding(byte: UInt8, otherLines: Int)
    /// A data file contains a null byte at this offset, as UTF-16 does and other texts do not.
    case notText(path: String, offset: Int, isUTF16: Bool)
  }
}

extension SceneError.Kind {
  public enum YAML: Hashable, Sendable {
    case malformed(remark: String)
    /// A hex colour without quotes inside braces or brackets, where # starts a comment.
    case unquotedColor(String)
    case emptyFile
    case nestingTooDeep(limit: Int)
    case tooManyNodes(limit: Int)
    case tooManyAnchors(limit: Int)
    case keyNotText
    /// A key occurs twice in a mapping. `firstLine` is the line of the first one.
    case duplicateKey(String, firstLine: Int)
    case unsupportedTag(String)
  }
}

extension SceneError.Kind {
  public enum Values: Hashable, Sendable {
    case wrongType(expected: String, found: String)
    /// `{name}` without quotes, which YAML reads as a mapping.
    case unquotedField(String)
    /// An unknown word. `noun` is its category, and `more` known words are not listed.
    case unknownWord(String, noun: String, known: [String], suggestion: String?, more: Int = 0)
    case emptyList(noun: String)
    /// A list whose number of entries does not match `needed`.
    case oddList(noun: String, count: Int, needed: String)
    case shortList(noun: String, count: Int, minimum: Int)
    case needsValue(key: String)
    case noContent(view: String)
    /// The colour is empty, because the rest of the line is a comment.
    case emptyColor
    /// A date or time that does not exist, as written.
    case noSuchDay(String)
    case badColor(String, suggestion: String?)
  }
}

extension SceneError.Kind {
  /// Errors in keys, and values that contradict each other.
  public enum Keys: Hashable, Sendable {
    /// A key that `owner` does not have.
    ///
    /// `homes` are the views and mappings that have it, and `advice` is a remedy for the name.
    case unknownKey(
      String, owner: String, suggestion: String?, known: [String] = [], homes: [String] = [], advice: String? = nil)
    case missingKey(String, owner: String)
    /// A number that is less than another but must not be.
    case falling(String, Double, below: String, Double)
    /// A spring that would oscillate for ever: the value of `bounce`, and the curve that has a bounce already.
    case endlessBounce(Double, curve: String)
    case conflict(String, with: String)
    /// A key or a word by its former name, which still works.
    case renamed(String, to: String)
    case needsOne(of: [String], owner: String)
    /// An override without "key=value".
    case badOverride(String)
    /// An override of the canvas for which the scene has variants.
    case variantOverrides(String)
    case unknownOverridePath(String, missing: String, known: [String])
  }
}

extension SceneError.Kind {
  public enum Numbers: Hashable, Sendable {
    case unexpectedUnit(number: String, unit: String, noun: String)
    /// A number without a required unit.
    case missingUnit(String, units: [String], noun: String)
    case notFinite(String, noun: String)
    /// A number outside its range. A bound of nil means unbounded.
    case outOfRange(String, noun: String, minimum: Double?, maximum: Double?)
    case notWhole(String, noun: String)
  }
}

extension SceneError.Kind {
  public enum Views: Hashable, Sendable {
    /// A capitalised name that is neither a view nor a component.
    ///
    /// `parts` are the components of the scene, `known` the built-in views, and `advice` is a remedy for the name.
    case unknownView(String, suggestion: String?, parts: [String], known: [String] = [], advice: String? = nil)
    /// An argument of a view in the place of the view's content.
    case keyInsideContent(String, view: String)
    case viewsTooDeep(limit: Int)
    /// More than `limit` modifiers around a view, including those of its ancestors.
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
    /// An attribute that must be exactly one field or a constant.
    case notOneField(String)
    /// A value from data that is invalid. `row` counts from 0, and `others` more rows have the same problem.
    case badCell(value: String, table: String, row: Int, column: String, expected: String, others: Int)
  }
}

extension SceneError.Kind {
  public enum Tables: Hashable, Sendable {
    case emptyTable
    case unknownTable(String, known: [String], suggestion: String?)
    case unknownColumn(String, table: String, known: [String], suggestion: String?)
    /// A row with more or fewer cells than the first one. `others` more rows have the same number of cells.
    case raggedRow(row: Int, cells: Int, expected: Int, others: Int = 0)
    case unclosedQuote
    /// A quote that is closed `lines` lines further down, with text after it.
    case lateQuote(lines: Int)
    case textAfterQuote
    case badExpression(String, RegularExpressionError)
    case rowTooLong(limit: Int)
    /// A derived column with more than `limit` bytes in `row`, or in all rows up to it.
    case derivedTooLong(String, row: Int, limit: Int)
    /// A line of a stanza that neither names a field nor continues one.
    case notAField
    case tooManyColumns(limit: Int)
    case moreErrors(limit: Int)
    case duplicateColumn(String)
    /// The number of columns without a name.
    case namelessColumns(Int)
    case tooManyWords(rows: Int, words: Int, limit: Int)
    case pointerNotFound(pointer: String, missing: String, known: [String] = [])
    case notRows(found: String)
    /// An invalid condition or expression. `rest` is the part that cannot be parsed, and `suggestion` the correct
    /// spelling.
    case badCondition(String, rest: String, expected: String, suggestion: String? = nil)
    /// The options produce a table without rows.
    case noRows(EmptyResult)
    /// The header line is after the last of the file's `lines` lines.
    case headerBeyond(line: Int, lines: Int)
    case columnsInOneText(String, parts: [String])
    case fault(DataFault)
  }
}

extension SceneError.Kind.Tables {
  /// The option that leaves a table without rows.
  public enum EmptyResult: Hashable, Sendable {
    case condition(String, rows: Int)
    case header(line: Int)
    /// All rows are declared as footer rows.
    case footer(rows: Int)
    case query(String)
    /// The file has column headers at most.
    case file
  }
}

extension SceneError.Kind {
  public enum Names: Hashable, Sendable {
    case unknownScroller(String, known: [String], suggestion: String?)
    case duplicateState(String)
    /// Two things of the kind `noun`, such as "sheets", have the same name.
    case duplicateName(String, noun: String)
    /// Two things of the kind `noun` have the same identity. `first` is the position of the other one.
    case sharedIdentity(String, noun: String, first: SourcePlace)
    /// Two rows of a table have the same identity, by their numbers from 1. `others` more rows share one as well.
    case sharedRow(String, table: String, rows: [Int], others: Int)
    /// The empty identity of a view, or of a row of a table, from 1.
    case emptyIdentity(row: Int?, table: String?)
    case nameOfScroller(String, noun: String)
    case badFileName(String)
    case badLocale(String)
    /// A language without names of months and days, which a view needs.
    case unnamedDays(String, view: String)
    case untranslated(String, language: String)
    /// A view or a modifier uses system texts that the language does not have.
    case noSystemWords(String, owner: String)
  }
}

extension SceneError.Kind {
  public enum Moments: Hashable, Sendable {
    case notAmong(key: String, others: String)
    case notAList(String)
    case rowOutOfRange(row: Int, rows: Int)
    /// No row of the scroller's table meets the condition of a step; nil if the scroller has no table.
    case noSuchRow(table: String?)
    case badTarget(String)
    case tooManyVariants(Int, limit: Int)
    case notOneStep(keys: [String], noun: String)
    case noScroller
    /// A step that changes a table must name one, because there are several or none.
    case whichTable(known: [String])
    case rowExists(id: String, table: String)
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
