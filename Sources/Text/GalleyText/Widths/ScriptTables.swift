struct ScriptTables<Table> {
  private var common: Table?
  private var greek: Table?
  private var cyrillic: Table?

  @inline(__always)
  subscript(script: LetterScript) -> Table? {
    get {
      switch script {
      case .common: common
      case .greek: greek
      case .cyrillic: cyrillic
      }
    }
    set {
      switch script {
      case .common: common = newValue
      case .greek: greek = newValue
      case .cyrillic: cyrillic = newValue
      }
    }
  }

  func compactMap<Other>(_ make: (Table) -> Other?) -> ScriptTables<Other> {
    var others = ScriptTables<Other>()
    others.common = common.flatMap(make)
    others.greek = greek.flatMap(make)
    others.cyrillic = cyrillic.flatMap(make)
    return others
  }
}

extension ScriptTables: Sendable where Table: Sendable {}
