import GalleyTables
import GalleyViews

extension TablePlan {
  /// Takes the texts that a scene writes for its pages from `strings`, in the language of the plan; answers the keys
  /// that no catalogue has.
  mutating func translate(by strings: SceneStrings) -> [String] {
    var reader = Reader(strings: strings, language: language)
    // The words of the language itself need no catalogue.
    var standard = TablePlan()
    standard.speak(language)
    reader.own = [
      standard.header.leading, standard.header.trailing, standard.footer.leading, standard.footer.trailing,
    ]
    title = reader.text(title)
    header = reader.line(header)
    footer = reader.line(footer)
    for index in columns.indices {
      // A column without a title of its own shows its field's name.
      let isOwn = columns[index].title == columns[index].field
      columns[index].title = reader.text(columns[index].title, isOptional: isOwn)
      columns[index].heading = reader.text(columns[index].heading)
    }
    return reader.missing
  }

  private struct Reader {
    let strings: SceneStrings
    let language: String
    var own: Set<String> = []
    private(set) var missing: [String] = []

    init(strings: SceneStrings, language: String) { (self.strings, self.language) = (strings, language) }

    /// What stands for `key`; one that is not found is missing unless it `isOptional`.
    mutating func text(_ key: String, isOptional: Bool = false) -> String {
      guard key.contains(where: \.isLetter), !own.contains(key) else { return key }
      if let text = strings.text(for: key, in: language) { return text }
      if !isOptional, !missing.contains(key) { missing.append(key) }
      return key
    }

    mutating func line(_ line: RunningLine) -> RunningLine {
      RunningLine(leading: text(line.leading), center: text(line.center), trailing: text(line.trailing))
    }
  }
}
