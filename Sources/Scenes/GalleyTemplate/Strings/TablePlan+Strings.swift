import GalleyTables
import GalleyViews

extension TablePlan {
  /// Translates the strings of the plan. Returns those for which there is no translation.
  mutating func translate(by strings: SceneStrings) -> [String] {
    var reader = Reader(strings: strings, language: language)
    // Galley's own labels are already translated.
    var standard = TablePlan()
    standard.speak(language)
    reader.own = [
      standard.header.leading, standard.header.trailing, standard.footer.leading, standard.footer.trailing,
    ]
    title = reader.text(title)
    header = reader.line(header)
    footer = reader.line(footer)
    for index in columns.indices {
      // A column whose title was not set shows its field name, which needs no translation.
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

    /// Returns the translation of a string. If there is none, it is recorded as missing unless `isOptional`.
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
