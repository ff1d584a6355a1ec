public import GalleyData
public import GalleyFiles

extension SceneError.Kind {
  /// Files that a scene names.
  public enum Files: Hashable, Sendable {
    /// A file cannot be read; `nearest` is a file beside it with a similar name.
    case unreadableFile(path: String, FileProblem, nearest: String?)
    /// A file lies outside the folders that a scene may read.
    case fileOutside(path: String, folder: String)
    /// A data file's extension is none of the known ones.
    case unknownFileType(path: String, known: [String])
    /// A file that is no font stands among the scene's fonts.
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
  /// The text of a scene as YAML.
  public enum YAML: Hashable, Sendable {
    /// The text is no YAML; `remark` is the parser's own.
    case malformed(remark: String)
    /// The file holds nothing.
    case emptyFile
    /// Lists and mappings lie deeper in each other than `limit`.
    case nestingTooDeep(limit: Int)
    /// Aliases repeat so much that there are more nodes than `limit`.
    case tooManyNodes(limit: Int)
    /// More anchors than `limit`.
    case tooManyAnchors(limit: Int)
    /// A key that is a list, a mapping or an alias.
    case keyNotText
    /// A key is given twice in a mapping; `firstLine` is where it is first.
    case duplicateKey(String, firstLine: Int)
    /// A tag such as `!!python/object`.
    case unsupportedTag(String)
  }
}

extension SceneError.Kind {
  /// Values that are no such thing.
  public enum Values: Hashable, Sendable {
    /// Something else is meant at this place; both are noun phrases.
    case wrongType(expected: String, found: String)
    /// `{name}` without quotes, which YAML reads as a mapping.
    case unquotedField(String)
    /// A word that is none of the known ones, of which there are so many `more`; `noun` is what the words name.
    case unknownWord(String, noun: String, known: [String], suggestion: String?, more: Int = 0)
    /// A list with nothing in it.
    case emptyList(noun: String)
    /// A list whose entries do not fill rows, or are not as many as there are of something else: what is needed.
    case oddList(noun: String, count: Int, needed: String)
    /// A list with fewer entries than it must have.
    case shortList(noun: String, count: Int, minimum: Int)
    /// A key alone that needs something behind it.
    case needsValue(key: String)
    /// Nothing may be given here.
    case noContent(view: String)
    /// Nothing where a colour is meant: the rest of the line was a comment.
    case emptyColor
    /// A day that its month does not have, or a time that no day has, as it is written.
    case noSuchDay(String)
    /// A text that is no colour.
    case badColor(String, suggestion: String?)
  }
}

extension SceneError.Kind {
  /// Keys of mappings, and values that do not go together.
  public enum Keys: Hashable, Sendable {
    /// A key that `owner` does not have.
    ///
    /// `homes` are the views and mappings that have it.
    case unknownKey(String, owner: String, suggestion: String?, known: [String] = [], homes: [String] = [])
    /// A key that `owner` must have.
    case missingKey(String, owner: String)
    /// A number that must not be less than another.
    case falling(String, Double, below: String, Double)
    /// A spring that would swing for ever: `bounce` and what its curve has already.
    case endlessBounce(Double, curve: String)
    /// A key that cannot go together with another.
    case conflict(String, with: String)
    /// None of the keys, one of which is needed.
    case needsOne(of: [String], owner: String)
    /// An override without "key=value".
    case badOverride(String)
    /// An override of something that is not there.
    case unknownOverridePath(String, missing: String, known: [String])
  }
}

extension SceneError.Kind {
  /// Numbers and their units.
  public enum Numbers: Hashable, Sendable {
    /// A number with a unit where it has none.
    case unexpectedUnit(number: String, unit: String, noun: String)
    /// A number without one of the units that must stand behind it.
    case missingUnit(String, units: [String], noun: String)
    /// NaN or infinity.
    case notFinite(String, noun: String)
    /// A number outside its range; nil means unbounded.
    case outOfRange(String, noun: String, minimum: Double?, maximum: Double?)
    /// A number with a fraction where a whole one is meant.
    case notWhole(String, noun: String)
  }
}

extension SceneError.Kind {
  /// Views and parts.
  public enum Views: Hashable, Sendable {
    /// A capitalised name that is no view and no part.
    ///
    /// `parts` are the scene's own.
    case unknownView(String, suggestion: String?, parts: [String])
    /// An argument of a view that is written where the view's content belongs.
    case keyInsideContent(String, view: String)
    /// Views deeper in each other than `limit`.
    case viewsTooDeep(limit: Int)
    /// More modifiers around a view than `limit`, those of the views around it among them.
    case modifiersTooDeep(limit: Int)
    /// Two views in one mapping.
    case twoViews(String, String)
    /// A mapping with modifiers and no view.
    case noView(keys: [String])
    /// A part's name is a view's name.
    case partNamedLikeView(String)
    /// A part's name starts with a small letter.
    case partNotCapitalised(String)
    /// A part that uses itself, by way of the listed ones.
    case partUsesItself([String])
    /// More views than `limit` after all parts are put in place.
    case tooManyViews(limit: Int)
  }
}

extension SceneError.Kind {
  /// Fields of rows in texts.
  public enum Fields: Hashable, Sendable {
    /// A field that no table and no argument in reach has.
    case unknownField(String, known: [String], suggestion: String?)
    /// A field outside of any `ForEach` and part.
    case fieldOutsideRows(String)
    /// Braces that do not pair; `text` is the whole string.
    case badInterpolation(String)
    /// A format that does not exist.
    case unknownFormat(String, known: [String], suggestion: String?)
    /// A format that needs a number, given a column of another type.
    case formatNeedsNumber(String, field: String)
    /// An attribute must be exactly one field or a constant.
    case notOneField(String)
    /// A value from data that does not fit; the row counts from 0, `others` more rows are as bad.
    case badCell(value: String, table: String, row: Int, column: String, expected: String, others: Int)
  }
}

extension SceneError.Kind {
  /// Tables and the files they are read from.
  public enum Tables: Hashable, Sendable {
    /// A CSV file holds not even its columns' names.
    case emptyTable
    /// A table that the scene does not have.
    case unknownTable(String, known: [String], suggestion: String?)
    /// A column that a table does not have.
    case unknownColumn(String, table: String, known: [String], suggestion: String?)
    /// A row with more or fewer cells than the first one; so many `others` have as many.
    case raggedRow(row: Int, cells: Int, expected: Int, others: Int = 0)
    /// A quote that is never closed.
    case unclosedQuote
    /// A quote that is closed so many lines further down, with text behind it there.
    case lateQuote(lines: Int)
    /// Text behind a closing quote.
    case textAfterQuote
    /// A text that is no regular expression, or none that can be searched with.
    case badExpression(String, RegularExpressionError)
    /// A row of more bytes than `limit`.
    case rowTooLong(limit: Int)
    /// A derived column with more bytes in `row` than `limit`, or in all rows to there.
    case derivedTooLong(String, row: Int, limit: Int)
    /// A line of a stanza that neither names a field nor goes on with one.
    case notAField
    /// More columns than `limit`.
    case tooManyColumns(limit: Int)
    /// There are more mistakes than one run tells.
    case moreMistakes(limit: Int)
    /// Two columns of one name.
    case duplicateColumn(String)
    /// So many columns without a name.
    case namelessColumns(Int)
    /// So many generated rows of so many words each are more words than `limit`.
    case tooManyWords(rows: Int, words: Int, limit: Int)
    /// A JSON pointer that leads nowhere; `missing` is the step that failed.
    case pointerNotFound(pointer: String, missing: String, known: [String] = [])
    /// JSON at the pointer is no list of objects.
    case notRows(found: String)
    /// A condition or an expression that cannot be read from `rest` on; `suggestion` is the right spelling.
    case badCondition(String, rest: String, expected: String, suggestion: String? = nil)
    /// What was asked for leaves a table without rows.
    case noRows(EmptyResult)
    /// The line that names the columns is after the last one of a file with so many lines.
    case headerBeyond(line: Int, lines: Int)
    /// A text that names several columns, which a list would name.
    case columnsInOneText(String, parts: [String])
    /// What lies in a file cannot be read as data.
    case fault(DataFault)
  }
}

extension SceneError.Kind.Tables {
  /// What leaves a table without rows.
  public enum EmptyResult: Hashable, Sendable {
    /// A condition that none of so many rows satisfies.
    case condition(String, rows: Int)
    /// The last line of a file is said to name the columns.
    case header(line: Int)
    /// So many rows at the end are said to be no data, and the file has no more.
    case footer(rows: Int)
    /// A query of a database.
    case query(String)
  }
}

extension SceneError.Kind {
  /// Names and ids.
  public enum Names: Hashable, Sendable {
    /// No scroller has this name.
    case unknownScroller(String, known: [String], suggestion: String?)
    /// Two states of one name.
    case duplicateState(String)
    /// Two things of a kind, such as "sheets", with one name.
    case duplicateName(String, noun: String)
    /// Two things of a kind with one identity; `first` is where the other is.
    case sharedIdentity(String, noun: String, first: SourcePlace)
    /// Two rows of a table with one identity, by their numbers from 1; so many `others` share one as well.
    case sharedRow(String, table: String, rows: [Int], others: Int)
    /// An identity with nothing in it, of a view or of a row of a table, from 1.
    case emptyIdentity(row: Int?, table: String?)
    /// A name that a scroller has already.
    case nameOfScroller(String, noun: String)
    /// A text that cannot be a part of a file's name, or that other files have.
    case badFileName(String)
    /// A text that is no language.
    case badLocale(String)
    /// A language without names of months and days, where a view shows some.
    case unnamedDays(String, view: String)
    /// No catalogue of texts has a key in a language.
    case untranslated(String, language: String)
    /// A view or a modifier says words of the system, which a language has not.
    case noSystemWords(String, owner: String)
  }
}

extension SceneError.Kind {
  /// States, their steps, and variants.
  public enum Moments: Hashable, Sendable {
    /// A value that is none of those listed under another key.
    case notAmong(key: String, others: String)
    /// A scroller whose rows cannot be selected.
    case notAList(String)
    /// A row that the list does not have.
    case rowOutOfRange(row: Int, rows: Int)
    /// No row of a scroller's table is as a step wants its first; nil where the scroller has no table of its own.
    case noSuchRow(table: String?)
    /// A scroll target that is none.
    case badTarget(String)
    /// More combinations of variants than `limit`.
    case tooManyVariants(Int, limit: Int)
    /// A script's step without or with too many keys.
    case notOneStep(keys: [String], noun: String)
    /// A step needs a scroller, and the scene has none with an id.
    case noScroller
    /// A step changes a table and does not say which of several, or there is none.
    case whichTable(known: [String])
    /// A row of a table is called so already, at the moment the step happens.
    case rowExists(id: String, table: String)
    /// No row of a table is called so, at the moment the step happens.
    case noRow(id: String, table: String)
    /// Two numbers are meant, one for each axis.
    case notTwoNumbers(count: Int)
  }
}

extension SceneError.Kind {
  /// Paths of what is written.
  public enum Outputs: Hashable, Sendable {
    /// A path that leaves the output folder.
    case pathLeavesFolder(String)
    /// A placeholder that paths do not have.
    case unknownPlaceholder(String, known: [String], suggestion: String?, owner: String = "paths")
    /// A path that several pictures would be written to.
    case pathNotUnique(String, missing: [String])
    /// A path whose extension belongs to another kind of file.
    case wrongExtension(path: String, expected: String)
  }
}
