import GalleyTemplate

extension SceneError.Kind {
  /// Mistakes of views and parts.
  var viewWords: Words? {
    switch self {
    case .unknownView(let name, let suggestion):
      Words("there is no view or part '\(name)'", help: Words.planned[name] ?? Words.suggestion(suggestion))
    case .twoViews(let first, let second):
      Words(
        "'\(first)' and '\(second)' are both views, and only one can stand here",
        help: "put them in a list, each with its own dash")
    case .noView(let keys):
      Words(
        keys.isEmpty
          ? "no view is named here" : "no view is named here, only \(Words.list(keys.map { "'\($0)'" }))",
        help: "a view's name starts with a capital letter, such as Text")
    case .partNamedLikeView(let name):
      Words("the part '\(name)' has the name of a view", help: "give it a name of its own")
    case .partNotCapitalised(let name):
      Words(
        "the part '\(name)' must start with a capital letter",
        help: "did you mean '\(name.prefix(1).uppercased() + name.dropFirst())'?")
    case .partUsesItself(let names): Words("a part cannot use itself: \(names.joined(separator: " → "))")
    case .tooManyViews(let limit): Words("there are more than \(limit) views after all parts are put in place")
    default: nil
    }
  }

  /// Mistakes of fields and cells.
  var fieldWords: Words? {
    switch self {
    case .unknownField(let name, let known, let suggestion):
      return Words("unknown field '\(name)'", help: Words.suggestion(suggestion, known: known, noun: "fields here"))
    case .fieldOutsideRows(let name):
      return Words(
        "'{\(name)}' stands outside of any row",
        help: "fields come from the rows of a ForEach or the arguments of a part; a literal brace is written {{")
    case .badInterpolation(let text):
      return Words(
        "the braces of '\(text)' do not pair", help: "a field is {name}; a literal brace is written {{ or }}")
    case .unknownFormat(let name, let known, let suggestion):
      return Words("unknown format '\(name)'", help: Words.suggestion(suggestion, known: known, noun: "formats"))
    case .formatNeedsNumber(let format, let field):
      return Words("the format '\(format)' needs a number, and '\(field)' is none")
    case .notOneField(let text):
      return Words("'\(text)' must be one field alone here, such as \"{width}\"")
    case .badCell(let value, let table, let row, let column, let expected, let others):
      let more = others > 0 ? ", and \(Words.count(others, "more row")) like it" : ""
      return Words("row \(row) of '\(table)' has '\(value)' in '\(column)': expected \(expected)\(more)")
    default: return nil
    }
  }

  /// Mistakes of tables.
  var tableWords: Words? {
    switch self {
    case .unknownTable(let name, let known, let suggestion):
      let help = Words.suggestion(suggestion, known: known, noun: "tables") ?? "tables are named under 'data:'"
      return Words("there is no table '\(name)'", help: help)
    case .unknownColumn(let name, let table, let known, let suggestion):
      return Words(
        "'\(table)' has no column '\(name)'", help: Words.suggestion(suggestion, known: known, noun: "columns"))
    case .raggedRow(_, let cells, let expected):
      return Words(
        "this row has \(Words.count(cells, "cell")), and the first line names \(Words.count(expected, "column"))",
        help: cells > expected ? "a cell that holds the delimiter needs quotes" : nil)
    case .unclosedQuote:
      return Words("this quote is never closed", help: "a quote inside a quoted cell is doubled: \"\"")
    case .lateQuote(let lines):
      return Words(
        "this quote is closed \(Words.count(lines, "line")) further down, and text follows there",
        help: "a cell that holds a quote is quoted, and the quote inside is doubled: \"\"")
    case .textAfterQuote:
      return Words("text follows a closing quote", help: "a quote inside a quoted cell is doubled: \"\"")
    case .badExpression(let text):
      return Words("'\(text)' is no regular expression", help: "look for a bracket or a parenthesis that is not closed")
    case .rowTooLong(let limit):
      return Words(
        "this row has more than \(Words.bytes(limit))", help: "look for a quote that is opened and never closed")
    case .notAField:
      return Words(
        "this line names no field", help: "a field is 'Name: text', and lines that go on with it start with a space")
    case .tooManyColumns(let limit): return Words("there are more than \(limit) columns")
    case .moreMistakes(let limit):
      return Words("there are more than \(limit) mistakes", help: "the rest of the file was not looked at")
    case .duplicateColumn(let name): return Words("the column '\(name)' is there twice")
    case .pointerNotFound(let pointer, let missing):
      return Words("'\(pointer)' leads nowhere: there is no '\(missing)'")
    case .notRows(let found):
      return Words("expected a list of rows, found \(found)", help: "say where the list is, such as 'at: /items'")
    default: return nil
    }
  }

  /// Mistakes of JSON text.
  var jsonWords: Words? {
    guard case .json(let problem) = self else { return nil }
    switch problem {
    case .unexpectedEnd: return Words("the file ends too early", help: "a bracket, a brace or a quote is not closed")
    case .unexpected(let character, let expected): return Words("expected \(expected), found '\(character)'")
    case .controlCharacter: return Words("a line break in a string must be written \\n")
    case .badEscape: return Words("this escape does not exist in JSON")
    case .badNumber: return Words("this is not a number in JSON")
    case .tooDeep(let limit): return Words("lists and objects are nested more than \(limit) levels deep")
    }
  }
}

extension Words {
  /// Views of SwiftUI that scenes do not have yet, and what shows nearly the same today.
  fileprivate static let planned = [
    "List": "List is not supported yet: a ScrollView with a LazyVStack shows rows",
    "Section": "Section is not supported yet: put the header before the section's ForEach",
    "GeometryReader": "GeometryReader is for Swift code: scenes have no closures",
  ]
}
