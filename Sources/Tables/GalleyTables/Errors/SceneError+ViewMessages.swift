package import GalleyMessages

extension SceneError.Kind.Views {
  package var words: Words {
    switch self {
    case .unknownView(let name, let suggestion, let parts, let known, let advice):
      Words(
        "there is no view or component '\(name)'",
        help: advice ?? Words.suggestion(suggestion) ?? Self.viewHelp(known, parts))
    case .keyInsideContent(let key, let view):
      Words(
        "'\(key)' is written in place of the content of \(view)",
        help: "write it beside the view's name: { \(view): …, \(key): … }")
    case .viewsTooDeep(let limit):
      Words(
        "views are nested more than \(limit) levels deep, including components",
        help: "remove containers that contain a single view")
    case .modifiersTooDeep(let limit):
      Words(
        "this view and its ancestors have more than \(limit) modifiers",
        help: "write each modifier once")
    case .twoViews(let first, let second):
      Words(
        "'\(first)' and '\(second)' are both views, but only one is allowed here",
        help: "put them into a list, each after a separate dash")
    case .noView(let keys):
      Words(
        keys.isEmpty
          ? "this mapping contains no view"
          : "this mapping contains no view, only \(Words.list(keys.map { "'\($0)'" }))",
        help: "a view's name starts with a capital letter, such as Text")
    case .partNamedLikeView(let name):
      Words("the component '\(name)' has the name of a view", help: "give it a different name")
    case .partNotCapitalised(let name):
      Words(
        "the component '\(name)' must start with a capital letter",
        help: "did you mean '\(name.prefix(1).uppercased() + name.dropFirst())'?")
    case .partUsesItself(let names): Words("a component cannot contain itself: \(names.joined(separator: " → "))")
    case .tooManyViews(let limit): Words("the scene has more than \(limit) views, including those in components")
    }
  }

  private static func viewHelp(_ views: [String], _ parts: [String]) -> String {
    let kinds = "views are " + views.joined(separator: ", ")
    return parts.isEmpty ? kinds : kinds + "; components are " + Words.list(parts)
  }
}

extension SceneError.Kind.Fields {
  package var words: Words {
    switch self {
    case .unknownField(let name, let known, let suggestion):
      return Words("unknown field '\(name)'", help: Words.suggestion(suggestion, known: known, noun: "fields here"))
    case .fieldOutsideRows(let name):
      return Words(
        "'{\(name)}' is not inside a row",
        help: "fields come from the rows of a ForEach or the arguments of a component; for a literal brace, write {{")
    case .badInterpolation(let text):
      return Words(
        "the braces in '\(text)' are not balanced", help: "write a field as {name}; for literal braces, write {{ or }}")
    case .unknownFormat(let name, let known, let suggestion):
      return Words("unknown format '\(name)'", help: Words.suggestion(suggestion, known: known, noun: "formats"))
    case .formatNeedsNumber(let format, let field):
      return Words("the format '\(format)' needs a number, but '\(field)' is not a number")
    case .notOneField(let text):
      return Words("'\(text)' must be a single field here, such as \"{width}\"")
    case .badCell(let value, let table, let row, let column, let expected, let others):
      let more = others > 0 ? ", and \(Words.count(others, "more row"))" : ""
      return Words("row \(row) of '\(table)' has '\(value)' in '\(column)': expected \(expected)\(more)")
    }
  }
}
