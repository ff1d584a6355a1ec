extension Workplace {
  /// Writes `list.yaml`: sixty rows that count from 1 on a small canvas, moved by `script`.
  func writeCountedList(script: String) throws {
    let lines = script.split(separator: "\n", omittingEmptySubsequences: false).map { "  " + $0 }
    try write(
      """
      scene: 1
      canvas: { size: 60x80, scale: 1 }
      data: { rows: { generate: { rows: 60, columns: { n: { counter: 1 } } } } }
      view:
        ScrollView:
          LazyVStack:
            ForEach: rows
            row: { Text: "{n}" }
        id: list
      script:
      \(lines.joined(separator: "\n"))
      """, to: "list.yaml")
  }
}
