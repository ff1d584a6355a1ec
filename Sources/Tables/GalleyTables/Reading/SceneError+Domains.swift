public import GalleyData
public import GalleyFiles
public import GalleyMessages

extension SceneError.Kind {
  public enum Files: Hashable, Sendable {
    /// `nearest` is a file in the same folder with a similar name.
    case unreadableFile(path: String, FileProblem, nearest: String?)
    case fileOutside(path: String, folder: String)
    case unknownFileType(path: String, known: [String])
    case notAFont(path: String)
    /// The name may be that of a symbol.
    case notAnImageFile(path: String)
    case invalidUTF8(byte: UInt8)
    /// `otherLines` more lines contain bytes that are not UTF-8.
    case otherEncoding(byte: UInt8, otherLines: Int)
    /// A null byte at this offset, as in UTF-16.
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
    /// `firstLine` is that of the first occurrence.
    case duplicateKey(String, firstLine: Int)
    case unsupportedTag(String)
  }
}

extension SceneError.Kind {
  public enum Values: Hashable, Sendable {
    case wrongType(expected: String, found: String)
    /// `{name}` without quotes, which YAML reads as a mapping.
    case unquotedField(String)
    /// `noun` is the word's category, and `more` known words are not listed.
    case unknownWord(String, noun: String, known: [String], suggestion: String?, more: Int = 0)
    case emptyList(noun: String)
    /// The number of entries does not match `needed`.
    case oddList(noun: String, count: Int, needed: String)
    case shortList(noun: String, count: Int, minimum: Int)
    case needsValue(key: String)
    case noContent(view: String)
    /// The rest of the line is a comment.
    case emptyColor
    /// As written.
    case noSuchDay(String)
    /// A TeX formula, as written.
    case formula(String)
    case badColor(String, suggestion: String?)
  }
}

extension SceneError.Kind {
  public enum Keys: Hashable, Sendable {
    /// `homes` are the views and mappings that have the key, and `advice` is a remedy for the name.
    case unknownKey(
      String, owner: String, suggestion: String?, known: [String] = [], homes: [String] = [], advice: String? = nil)
    case missingKey(String, owner: String)
    /// The first number must not be less than the second.
    case falling(String, Double, below: String, Double)
    /// The value of `bounce`, and the curve that has a bounce already.
    case endlessBounce(Double, curve: String)
    case conflict(String, with: String)
    /// A key or a word whose former name still works.
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
    case missingUnit(String, units: [String], noun: String)
    case notFinite(String, noun: String)
    /// A bound of nil means unbounded.
    case outOfRange(String, noun: String, minimum: Double?, maximum: Double?)
    case notWhole(String, noun: String)
  }
}

extension SceneError.Kind {
  public enum Views: Hashable, Sendable {
    /// `parts` are the components of the scene, `known` the built-in views, and `advice` is a remedy for the name.
    case unknownView(String, suggestion: String?, parts: [String], known: [String] = [], advice: String? = nil)
    /// An argument in the place of the view's content.
    case keyInsideContent(String, view: String)
    case viewsTooDeep(limit: Int)
    /// Including those of the view's ancestors.
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
    /// `row` counts from 0, and `others` more rows have the same problem.
    case badCell(value: String, table: String, row: Int, column: String, expected: String, others: Int)
  }
}

extension SceneError.Kind {
  public enum Tables: Hashable, Sendable {
    case emptyTable
    case unknownTable(String, known: [String], suggestion: String?)
    case unknownColumn(String, table: String, known: [String], suggestion: String?)
    /// `others` more rows have the same number of cells.
    case raggedRow(row: Int, cells: Int, expected: Int, others: Int = 0)
    case unclosedQuote
    /// Closed `lines` lines further down, with text after it.
    case lateQuote(lines: Int)
    case textAfterQuote
    case badExpression(String, RegularExpressionError)
    case rowTooLong(limit: Int)
    /// In bytes, in `row` or in all rows up to it.
    case derivedTooLong(String, row: Int, limit: Int)
    /// A line of a stanza neither names a field nor continues one.
    case notAField
    case tooManyColumns(limit: Int)
    case moreErrors(limit: Int)
    case duplicateColumn(String)
    case namelessColumns(Int)
    case tooManyWords(rows: Int, words: Int, limit: Int)
    case pointerNotFound(pointer: String, missing: String, known: [String] = [])
    case notRows(found: String)
    /// `rest` cannot be parsed, and `suggestion` is the correct spelling.
    case badCondition(String, rest: String, expected: String, suggestion: String? = nil)
    case unknownFunction(String, known: [String], suggestion: String?)
    /// `usage` is the function with its parameters.
    case badArguments(String, count: Int)
    case noRows(EmptyResult)
    /// The header line is after the last of the file's `lines` lines.
    case headerBeyond(line: Int, lines: Int)
    case columnsInOneText(String, parts: [String])
    case fault(DataFault)
  }
}

extension SceneError.Kind.Tables {
  /// The option that leaves no rows.
  public enum EmptyResult: Hashable, Sendable {
    case condition(String, rows: Int)
    case header(line: Int)
    /// All rows are footer rows.
    case footer(rows: Int)
    case query(String)
    /// Column headers at most.
    case file
  }
}

extension SceneError.Kind {
  public enum Names: Hashable, Sendable {
    case unknownScroller(String, known: [String], suggestion: String?)
    case duplicateState(String)
    /// Two things of the kind `noun`, such as "sheets".
    case duplicateName(String, noun: String)
    /// Two things of the kind `noun`; `first` is the position of the other one.
    case sharedIdentity(String, noun: String, first: SourcePlace)
    /// Two rows of a table have the same identity, by their numbers from 1. `others` more rows share one as well.
    case sharedRow(String, table: String, rows: [Int], others: Int)
    /// The empty identity of a view, or of a row of a table, from 1.
    case emptyIdentity(row: Int?, table: String?)
    case nameOfScroller(String, noun: String)
    case badFileName(String)
    case badLocale(String)
    /// Names of months and days, which a view needs.
    case unnamedDays(String, view: String)
    case untranslated(String, language: String)
    /// The language lacks system texts.
    case noSystemWords(String, owner: String)
  }
}

extension SceneError.Kind {
  public enum Moments: Hashable, Sendable {
    case notAmong(key: String, others: String)
    case notAList(String)
    case rowOutOfRange(row: Int, rows: Int)
    /// Nil if the scroller has no table.
    case noSuchRow(table: String?)
    case badTarget(String)
    case tooManyVariants(Int, limit: Int)
    case notOneStep(keys: [String], noun: String)
    case noScroller
    /// A step must name a table, because there are several or none.
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
