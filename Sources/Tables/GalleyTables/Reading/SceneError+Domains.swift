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
    /// The path may be the name of a symbol instead.
    case notAnImageFile(path: String)
    case invalidUTF8(byte: UInt8)
    /// The first byte that is not UTF-8; `otherLines` more lines contain such bytes.
    case otherEncoding(byte: UInt8, otherLines: Int)
    /// A null byte at this offset. `isUTF16` means that the file looks like UTF-16.
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
    /// `firstLine` is the line of the first occurrence.
    case duplicateKey(String, firstLine: Int)
    case unsupportedTag(String)
  }
}

extension SceneError.Kind {
  public enum Values: Hashable, Sendable {
    case wrongType(expected: String, found: String)
    /// `{name}` without quotes, which YAML reads as a mapping.
    case unquotedField(String)
    /// `noun` is the category of the keyword, and `more` is the number of known keywords that are not listed.
    case unknownWord(String, noun: String, known: [String], suggestion: String?, more: Int = 0)
    case emptyList(noun: String)
    /// The number of entries does not match `needed`.
    case oddList(noun: String, count: Int, needed: String)
    case shortList(noun: String, count: Int, minimum: Int)
    case needsValue(key: String)
    case noContent(view: String)
    /// A colour without quotes, so that YAML reads it and the rest of the line as a comment.
    case emptyColor
    /// A date that does not exist, as written.
    case noSuchDay(String)
    /// A TeX formula, as written; Galley does not set formulas.
    case formula(String)
    case badColor(String, suggestion: String?)
  }
}

extension SceneError.Kind {
  public enum Keys: Hashable, Sendable {
    /// `homes` are the views and mappings that do have the key, and `advice` is what to write instead.
    case unknownKey(
      String, owner: String, suggestion: String?, known: [String] = [], homes: [String] = [], advice: String? = nil)
    case missingKey(String, owner: String)
    /// The first number is less than the second, which is its minimum.
    case falling(String, Double, below: String, Double)
    /// The value of `bounce`, and the curve that already has a bounce.
    case endlessBounce(Double, curve: String)
    case conflict(String, with: String)
    /// A key or word that was renamed; the old name still works.
    case renamed(String, to: String)
    case needsOne(of: [String], owner: String)
    /// An override without the form "key=value".
    case badOverride(String)
    /// An override of a canvas setting that the variants of the scene set already.
    case variantOverrides(String)
    case unknownOverridePath(String, missing: String, known: [String])
  }
}

extension SceneError.Kind {
  public enum Numbers: Hashable, Sendable {
    case unexpectedUnit(number: String, unit: String, noun: String)
    case missingUnit(String, units: [String], noun: String)
    case notFinite(String, noun: String)
    /// The bounds of the allowed range; a bound of nil means unbounded.
    case outOfRange(String, noun: String, minimum: Double?, maximum: Double?)
    case notWhole(String, noun: String)
  }
}

extension SceneError.Kind {
  public enum Views: Hashable, Sendable {
    /// `parts` are the components of the scene, `known` the built-in views, and `advice` is what to write instead.
    case unknownView(String, suggestion: String?, parts: [String], known: [String] = [], advice: String? = nil)
    /// An argument of the view, written inside the view's content.
    case keyInsideContent(String, view: String)
    case viewsTooDeep(limit: Int)
    /// The limit includes the modifiers of the view's ancestors.
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
    /// `others` more rows have the same wrong number of cells.
    case raggedRow(row: Int, cells: Int, expected: Int, others: Int = 0)
    case unclosedQuote
    /// A quote that is closed only `lines` lines below, with text after it.
    case lateQuote(lines: Int)
    case textAfterQuote
    case badExpression(String, RegularExpressionError)
    case rowTooLong(limit: Int)
    /// The text up to `row` is longer than `limit` bytes, either in that row alone or in all rows together.
    case derivedTooLong(String, row: Int, limit: Int)
    /// A line of a stanza that neither contains a field nor continues one.
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
    /// The function with its parameters, and the number of arguments in the call.
    case badArguments(String, count: Int)
    case noRows(EmptyResult)
    /// The number of the header line is greater than the number of `lines` in the file.
    case headerBeyond(line: Int, lines: Int)
    case columnsInOneText(String, parts: [String])
    case fault(DataFault)
  }
}

extension SceneError.Kind.Tables {
  /// The option or step that left no rows.
  public enum EmptyResult: Hashable, Sendable {
    case condition(String, rows: Int)
    case header(line: Int)
    /// All rows are footer rows.
    case footer(rows: Int)
    case query(String)
    /// The file contains no rows, though it may have column headers.
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
    /// Two rows of a table, by their numbers from 1, have the same identity. `others` more rows also share one.
    case sharedRow(String, table: String, rows: [Int], others: Int)
    /// A view or a row of a table has an empty identity. Rows count from 1.
    case emptyIdentity(row: Int?, table: String?)
    case nameOfScroller(String, noun: String)
    case badFileName(String)
    case badLocale(String)
    /// Galley has no names of months and days in the language, and a view needs them.
    case unnamedDays(String, view: String)
    case untranslated(String, language: String)
    /// Galley has no system labels in the language.
    case noSystemWords(String, owner: String)
  }
}

extension SceneError.Kind {
  public enum Moments: Hashable, Sendable {
    case notAmong(key: String, others: String)
    case notAList(String)
    case rowOutOfRange(row: Int, rows: Int)
    /// The table that lacks the row; nil if the scroll view has no table.
    case noSuchRow(table: String?)
    case badTarget(String)
    case tooManyVariants(Int, limit: Int)
    case notOneStep(keys: [String], noun: String)
    case noScroller
    /// The step must name a table, because there are several or none.
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
