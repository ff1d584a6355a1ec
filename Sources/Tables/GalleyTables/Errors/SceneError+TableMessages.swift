import GalleyData
package import GalleyMessages

extension SceneError.Kind.Tables {
  package var words: Words {
    switch self {
    case .emptyTable: return Words("the file is empty", help: "its first line names the columns")
    case .unknownTable(let name, let known, let suggestion):
      let help = Words.suggestion(suggestion, known: known, noun: "tables") ?? "tables are named under 'data:'"
      return Words("there is no table '\(name)'", help: help)
    case .unknownColumn(let name, let table, let known, let suggestion):
      return Words(
        "'\(table)' has no column '\(name)'", help: Words.suggestion(suggestion, known: known, noun: "columns"))
    case .raggedRow(_, let cells, let expected, let others):
      return Self.ragged(cells, expected, others)
    case .unclosedQuote:
      return Words("this quote is never closed", help: "a quote inside a quoted cell is doubled: \"\"")
    case .lateQuote(let lines):
      return Words(
        "this quote is closed \(Words.count(lines, "line")) below, and text follows it there",
        help: "put a cell that contains a quote in quotes, and double the quote inside: \"\"")
    case .textAfterQuote:
      return Words("text follows a closing quote", help: "a quote inside a quoted cell is doubled: \"\"")
    case .badExpression(let text, let problem): return problem.words(of: text)
    case .rowTooLong(let limit):
      return Words(
        "this row has more than \(Words.bytes(limit))", help: "check for a quote that is never closed")
    case .derivedTooLong(let column, let row, let limit):
      return Words(
        "the column '\(column)' is longer than \(Words.bytes(limit)) at row \(row)",
        help: "a derived column that inserts another one twice doubles its length")
    case .notAField:
      return Words(
        "this line contains no field", help: "write a field as 'Name: text'; lines that continue it start with a space")
    case .tooManyColumns(let limit): return Words("there are more than \(Words.grouped(limit)) columns")
    case .moreErrors(let limit):
      return Words("there are more than \(limit) errors", help: "galley did not check the rest of the file")
    case .duplicateColumn(let name):
      return Words("the column '\(name)' occurs twice", help: "give each column a different name")
    case .namelessColumns(let count):
      return Words(
        "\(count) columns have no name",
        help: "the first line names the columns: name all of them, or add such a line above the rows")
    case .tooManyWords(let rows, let words, let limit):
      return Self.tooManyWords(rows, words, limit)
    case .pointerNotFound(let pointer, let missing, let known):
      return Self.missing(missing, of: pointer, known)
    case .notRows(let found):
      return Words(
        "expected a list of rows, found \(found)",
        help: "add the position of the list, such as 'pointer: /items' in a scene or '--pointer /items' in a command")
    case .badCondition(let text, let rest, let expected, let suggestion):
      return Self.badCondition(text, rest, expected, suggestion)
    case .unknownFunction(let name, let known, let suggestion):
      return Words(
        "there is no function '\(name)'", help: Words.suggestion(suggestion, known: known, noun: "functions"))
    case .badArguments(let usage, let count):
      return Words("this function does not take \(Words.count(count, "argument"))", help: "write \(usage)")
    case .noRows(let result): return result.words
    case .headerBeyond(let line, let lines):
      return Words(
        "line \(line) cannot be the header: the file has \(Words.count(lines, "line"))",
        help: "write --header with a number from 1 to \(lines), or --header none")
    case .columnsInOneText(let text, let parts):
      return Words("there is no column '\(text)'", help: "write a list: [\(parts.joined(separator: ", "))]")
    case .fault(let fault): return fault.words
    }
  }

  private static func ragged(_ cells: Int, _ expected: Int, _ others: Int) -> Words {
    let more = others == 0 ? "" : "; \(Words.count(others, "more row")) \(others == 1 ? "has" : "have") as many"
    return Words(
      "this row has \(Words.count(cells, "cell")), but the header has \(Words.count(expected, "column"))\(more)",
      help: cells > expected
        ? "name every column in the first line, and put cells that contain the delimiter in quotes" : nil)
  }

  private static func missing(_ step: String, of pointer: String, _ known: [String]) -> Words {
    Words(
      "there is no value at '\(pointer)': '\(step)' does not exist",
      help: Words.suggestion(Suggestion.closest(to: step, among: known), known: known, noun: "there are"))
  }

  private static func badCondition(
    _ text: String, _ rest: String, _ expected: String, _ suggestion: String?
  ) -> Words {
    let found = rest.isEmpty ? "the end" : "'\(rest)' at character \(text.count - rest.count + 1)"
    return Words("expected \(expected) in '\(text)', found \(found)", help: Words.suggestion(suggestion))
  }

  private static func tooManyWords(_ rows: Int, _ words: Int, _ limit: Int) -> Words {
    Words(
      "\(Words.count(rows, "row")) of up to \(Words.count(words, "word")) are more than \(limit) words",
      help: "generate at most \(limit / max(1, words)) rows, or fewer words in each")
  }
}

extension SceneError.Kind.Tables.EmptyResult {
  fileprivate var words: Words {
    let help =
      "write --allow-empty on the command line, or allowEmpty: true in a report, to accept a table without rows"
    switch self {
    case .condition(let text, let rows):
      return Words("none of the \(Words.count(rows, "row")) matches '\(text)'", help: help)
    case .header(let line): return Words("the file has no rows after line \(line), the header", help: help)
    case .footer(let rows):
      return Words("the file has no rows before the last \(Words.grouped(rows)), which are a footer", help: help)
    case .query(let text): return Words("the query '\(text)' returns no rows", help: help)
    case .file: return Words("the file has no rows below its column headers", help: help)
    }
  }
}

extension SceneError.JSONProblem {
  package var words: Words {
    switch self {
    case .unexpectedEnd: return Words("the file ends too early", help: "a bracket, a brace or a quote is not closed")
    case .unexpected(let character, let expected): return Words("expected \(expected), found '\(character)'")
    case .controlCharacter: return Words("a line break in a string must be written \\n")
    case .badEscape: return Words("this escape does not exist in JSON")
    case .badNumber: return Words("this is not a number in JSON")
    case .tooDeep(let limit): return Words("lists and objects are nested more than \(limit) levels deep")
    }
  }
}
