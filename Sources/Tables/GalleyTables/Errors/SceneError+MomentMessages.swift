package import GalleyMessages

extension SceneError.Kind.Names {
  package var words: Words {
    switch self {
    case .unknownScroller(let name, let known, let suggestion):
      Words(
        "no ScrollView has the id '\(name)'",
        help: Words.suggestion(suggestion, known: known, noun: "ids") ?? "add 'id: \(name)' to the ScrollView")
    case .duplicateState(let name):
      Words("two states have the name '\(name)'", help: "give each state a different name")
    case .duplicateName(let name, let noun):
      Words("two \(noun) have the name '\(name)'", help: "give each a different name")
    case .sharedIdentity(let name, let noun, let first):
      Words(
        "two \(noun) have the id '\(name)'", help: "the other one is at \(first.text): give each a different id")
    case .sharedRow(let name, let table, let rows, let others):
      Words(
        "\(rows.map { "row \($0)" }.joined(separator: " and ")) of '\(table)' have the same id, '\(name)'"
          + (others > 0 ? ", and \(Words.count(others, "more row")) also repeat earlier ids" : ""),
        help: "scrolling finds only the first one: choose a column with different values in all rows")
    case .emptyIdentity(let row?, let table?):
      Words("row \(row) of '\(table)' has an empty id", help: "give every row an id")
    case .emptyIdentity:
      Words("this id is empty", help: "write a name, or leave out 'id'")
    case .nameOfScroller(let name, let noun):
      Words("\(noun) has the same name as a scroll view, '\(name)'", help: "give it a different name")
    case .badFileName(let text):
      Words(
        "'\(text)' cannot be the name of an image",
        help: """
          use letters, digits, - and _; filmstrip and plot are reserved, and a name must not contain / or start with .
          """)
    case .unnamedDays(let language, let view):
      Words(
        "\(view) has no names of months and days in the language '\(language)', so it shows English ones",
        help: "set another 'locale' on the view, or write the date with Text")
    case .untranslated(let key, let language):
      Words(
        "no catalogue in 'strings' contains the string '\(key)' in '\(language)' or in the source language",
        help: "galley shows it untranslated: add it to a catalogue")
    case .noSystemWords(let language, let owner):
      Words(
        "\(owner) has no system labels in the language '\(language)', so it shows English ones",
        help: "set another 'locale' on the view, or labels if it has any")
    case .badLocale(let text):
      Words(
        "'\(text)' is not a language", help: "write a language, optionally with a region, such as en, de-AT or zh-Hant")
    }
  }
}

extension SceneError.Kind.Moments {
  package var words: Words {
    switch self {
    case .notAmong(let key, let others): Words("'\(key)' is not one of the \(others)", help: "add it to '\(others)'")
    case .notAList(let name):
      Words("'\(name)' is not a List, and only rows of a List can be selected", help: "name a List with 'in'")
    case .rowExists(let id, let table):
      Words("at this step, a row of '\(table)' already has the id '\(id)'", help: "give the new row a different id")
    case .rowOutOfRange(let row, let rows):
      Words("there is no row \(row): the list has \(Words.count(rows, "row"))", help: "rows count from 0")
    case .noSuchRow(let table?): Words("no row of '\(table)' matches", help: "check the columns and their values")
    case .noSuchRow(nil):
      Words("the scroll view shows no table whose rows galley could search", help: "name the target with 'to' or 'id'")
    case .badTarget(let text):
      Words("'\(text)' is not a scroll target", help: "use top, bottom, an id, or a row such as row:120")
    case .notOneStep(let keys, let noun):
      Words(
        keys.count > 1 ? "'\(keys[0])' and '\(keys[1])' are two \(noun)s" : "this \(noun) is empty",
        help: "write every \(noun) after a separate dash")
    case .noScroller: Words("no ScrollView has an id, so no step can move one", help: "add an id to the ScrollView")
    case .whichTable(let known):
      known.isEmpty
        ? Words("the scene has no table whose rows could change", help: "add one under 'data:'")
        : Words("the scene has several tables", help: "choose one with 'table': \(Words.alternatives(known))")
    case .noRow(let id, let table):
      Words(
        "at this step, no row of '\(table)' has the id '\(id)'",
        help: "name an existing row, or its number with 'row'")
    case .notTwoNumbers(let count):
      Words("\(Words.count(count, "number")) instead of two", help: "write both axes, such as [0, -420]")
    case .tooManyVariants(let count, let limit):
      Words("the variants make \(Words.count(count, "combination")); galley draws at most \(limit)")
    }
  }
}

extension SceneError.Kind.Outputs {
  package var words: Words {
    switch self {
    case .pathLeavesFolder(let path):
      Words("'\(path)' leaves the output folder", help: "use a path below it, without .. and without a leading /")
    case .unknownPlaceholder(let name, let known, let suggestion, let owner):
      Words("\(owner) have no '{\(name)}'", help: Words.suggestion(suggestion, known: known, noun: "placeholders"))
    case .pathNotUnique(let path, let missing):
      Words(
        "several images have the same path '\(path)'",
        help: "add \(Words.alternatives((missing.isEmpty ? ["index"] : missing).map { "{\($0)}" })) to the path")
    case .wrongExtension(let path, let expected): Words("'\(path)' must end in .\(expected)")
    }
  }
}
