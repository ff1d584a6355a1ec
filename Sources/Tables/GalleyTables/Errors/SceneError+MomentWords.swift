package import GalleyMessages

extension SceneError.Kind.Names {
  package var words: Words {
    switch self {
    case .unknownScroller(let name, let known, let suggestion):
      Words(
        "no ScrollView has the id '\(name)'",
        help: Words.suggestion(suggestion, known: known, noun: "ids") ?? "give the ScrollView 'id: \(name)'")
    case .duplicateState(let name): Words("two states are called '\(name)'", help: "give each a name of its own")
    case .duplicateName(let name, let noun):
      Words("two \(noun) are called '\(name)'", help: "give each a name of its own")
    case .sharedIdentity(let name, let noun, let first):
      Words(
        "two \(noun) have the id '\(name)'", help: "the other is at \(first.text): give each an id of its own")
    case .sharedRow(let name, let table, let rows, let others):
      Words(
        "\(rows.map { "row \($0)" }.joined(separator: " and ")) of '\(table)' have the same id, '\(name)'"
          + (others > 0 ? ", and \(Words.count(others, "more row")) an id of an earlier one" : ""),
        help: "only the first can be scrolled to: choose a column that tells all rows apart")
    case .emptyIdentity(let row?, let table?):
      Words("row \(row) of '\(table)' has an empty id", help: "give every row an id of its own")
    case .emptyIdentity:
      Words("this id is empty", help: "write a name, or leave 'id' out")
    case .nameOfScroller(let name, let noun):
      Words("\(noun) has the name of a scroller, '\(name)'", help: "give it a name of its own")
    case .badFileName(let text):
      Words(
        "'\(text)' cannot be the name of a picture",
        help: "use letters, digits, - and _; filmstrip and plot are taken, and a name has no / and no . in front")
    case .unnamedDays(let language, let view):
      Words(
        "\(view) has no names of months and days in the language '\(language)': it shows English ones",
        help: "give the view another 'locale', or write the day with Text")
    case .untranslated(let key, let language):
      Words(
        "no catalogue in 'strings' has the text '\(key)' in '\(language)' or in the language of the source",
        help: "it stands as it is written: add it to a catalogue")
    case .noSystemWords(let language, let owner):
      Words(
        "\(owner) has no words of its own in the language '\(language)': it says English ones",
        help: "give the view another 'locale', or labels where it takes some")
    case .badLocale(let text):
      Words("'\(text)' is not a language", help: "write a language and perhaps a region, such as en, de-AT or zh-Hant")
    }
  }
}

extension SceneError.Kind.Moments {
  package var words: Words {
    switch self {
    case .notAmong(let key, let others): Words("'\(key)' is none of the \(others)", help: "add it to '\(others)'")
    case .notAList(let name):
      Words("'\(name)' is no List, and only rows of a List can be selected", help: "name a List with 'in'")
    case .rowExists(let id, let table):
      Words("a row of '\(table)' is called '\(id)' already at this step", help: "give the new row an id of its own")
    case .rowOutOfRange(let row, let rows):
      Words("there is no row \(row): the list has \(Words.count(rows, "row"))", help: "rows count from 0")
    case .noSuchRow(let table?): Words("no row of '\(table)' is so", help: "check the columns and what they hold")
    case .noSuchRow(nil):
      Words("the scroller has no rows of a table of its own to look in", help: "name the target with 'to' or 'id'")
    case .badTarget(let text):
      Words("'\(text)' is not a scroll target", help: "use top, bottom, an id, or a row such as row:120")
    case .notOneStep(let keys, let noun):
      Words(
        keys.count > 1 ? "'\(keys[0])' and '\(keys[1])' are two \(noun)s" : "this \(noun) says nothing",
        help: "write every \(noun) behind a dash of its own")
    case .noScroller: Words("no ScrollView has an id to be moved by", help: "give the ScrollView an id")
    case .whichTable(let known):
      known.isEmpty
        ? Words("the scene has no table whose rows could change", help: "give it one under 'data:'")
        : Words("the scene has several tables", help: "say which with 'table': \(Words.alternatives(known))")
    case .noRow(let id, let table):
      Words(
        "no row of '\(table)' is called '\(id)' at this step",
        help: "name a row that is there, or its number with 'row'")
    case .notTwoNumbers(let count):
      Words("\(Words.count(count, "number")) where two are meant", help: "write both axes, such as [0, -420]")
    case .tooManyVariants(let count, let limit):
      Words("the variants make \(Words.count(count, "combination")), and at most \(limit) are drawn")
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
        "several pictures would be written to '\(path)'",
        help: "add \(Words.alternatives((missing.isEmpty ? ["index"] : missing).map { "{\($0)}" })) to the path")
    case .wrongExtension(let path, let expected): Words("'\(path)' must end in .\(expected)")
    }
  }
}
