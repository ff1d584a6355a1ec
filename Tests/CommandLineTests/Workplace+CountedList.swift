extension Workplace {
  /// Writes `list.yaml`: numbered rows from 1 on a small canvas, which `script` scrolls.
  func writeCountedList(rows: Int = 60, canvas: String = "size: 60x80, scale: 1", script: String) throws {
    let lines = script.split(separator: "\n", omittingEmptySubsequences: false).map { "  " + $0 }
    try write(
      """
      scene: 1
      canvas: { \(canvas) }
      data: { rows: { generate: { rows: \(rows), columns: { n: { counter: 1 } } } } }
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
