package import GalleyMessages

extension SceneError.Kind.Views {
  package var words: Words {
    switch self {
    case .unknownView(let name, let suggestion, let parts, let known, let advice):
      Words(
        "there is no view or part '\(name)'",
        help: advice ?? Words.suggestion(suggestion) ?? Self.viewHelp(known, parts))
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
    }
  }

  private static func viewHelp(_ views: [String], _ parts: [String]) -> String {
    let kinds = "views are " + views.joined(separator: ", ")
    return parts.isEmpty ? kinds : kinds + "; parts are " + Words.list(parts)
  }
}

extension SceneError.Kind.Fields {
  package var words: Words {
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
    }
  }
}
