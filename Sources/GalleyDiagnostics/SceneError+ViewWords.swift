import GalleyTemplate

extension SceneError.Kind {
  /// Mistakes of views and parts.
  var viewWords: Words? {
    switch self {
    case .unknownView(let name, let suggestion, let parts):
      Words(
        "there is no view or part '\(name)'",
        help: SwiftUINames.view(name) ?? Words.suggestion(suggestion) ?? SwiftUINames.control(like: name)
          ?? Self.viewHelp(parts))
    case .keyInsideContent(let key, let view):
      Words(
        "'\(key)' stands where the content of \(view) belongs",
        help: "write it beside the view's name: { \(view): …, \(key): … }")
    case .viewsTooDeep(let limit):
      Words(
        "views are nested more than \(limit) levels deep, all parts in place",
        help: "take containers out that hold a single view")
    case .modifiersTooDeep(let limit):
      Words(
        "there are more than \(limit) modifiers around this view, those of the views around it among them",
        help: "write each modifier once")
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

  /// All views that there are, and the scene's own parts.
  private static func viewHelp(_ parts: [String]) -> String {
    let kinds = "views are " + SceneReference.viewNames.joined(separator: ", ")
    return parts.isEmpty ? kinds : kinds + "; parts are " + Words.list(parts)
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
    case .text(let problem): return problem.words
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
    case .raggedRow(_, let cells, let expected, let others):
      let more = others == 0 ? "" : "; \(Words.count(others, "more row")) \(others == 1 ? "has" : "have") as many"
      return Words(
        "this row has \(Words.count(cells, "cell")), and the first line names \(Words.count(expected, "column"))\(more)",
        help: cells > expected
          ? "name every column in the first line, and put quotes around a cell that holds the delimiter" : nil)
    case .unclosedQuote:
      return Words("this quote is never closed", help: "a quote inside a quoted cell is doubled: \"\"")
    case .lateQuote(let lines):
      return Words(
        "this quote is closed \(Words.count(lines, "line")) further down, and text follows there",
        help: "a cell that holds a quote is quoted, and the quote inside is doubled: \"\"")
    case .textAfterQuote:
      return Words("text follows a closing quote", help: "a quote inside a quoted cell is doubled: \"\"")
    case .badExpression(let text, let problem): return problem.words(of: text)
    case .rowTooLong(let limit):
      return Words(
        "this row has more than \(Words.bytes(limit))", help: "look for a quote that is opened and never closed")
    case .derivedTooLong(let column, let row, let limit):
      return Words(
        "the column '\(column)' is longer than \(Words.bytes(limit)) at row \(row)",
        help: "columns that are derived from each other double their texts")
    case .notAField:
      return Words(
        "this line names no field", help: "a field is 'Name: text', and lines that go on with it start with a space")
    case .tooManyColumns(let limit): return Words("there are more than \(limit) columns")
    case .moreMistakes(let limit):
      return Words("there are more than \(limit) mistakes", help: "the rest of the file was not looked at")
    case .duplicateColumn(let name):
      return Words("the column '\(name)' is there twice", help: "give each column a name of its own")
    case .namelessColumns(let count):
      return Words(
        "\(count) columns have no name",
        help: "the first line names the columns: name them all, or write such a line above the rows")
    case .pointerNotFound(let pointer, let missing, let known):
      return Words(
        "'\(pointer)' leads nowhere: there is no '\(missing)'",
        help: Words.suggestion(Suggestion.closest(to: missing, among: known), known: known, noun: "there are"))
    case .notRows(let found):
      return Words(
        "expected a list of rows, found \(found)",
        help: "say where the list is, such as 'at: /items' in a scene or '--pointer /items' in a command")
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
