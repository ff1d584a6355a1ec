import Foundation
import Testing

@Suite("galley print", .enabled(if: SystemTool.readsPDF, "needs pdftotext, pdffonts, pdfinfo and qpdf"))
struct PrintCommandTests {
  let place: Workplace

  init() throws {
    place = try Workplace()
    let rows = (0..<240).map { "\($0),name \($0),\($0 / 60),\($0).5" }
    try place.write("id,name,part,amount\n" + rows.joined(separator: "\n") + "\n", to: "rows.csv")
  }

  private func write(_ sections: String) throws {
    try place.write(
      """
      scene: 1
      title: A long list
      canvas: { device: phone }
      data: { rows: { file: rows.csv } }
      view:
        VStack:
          - { Text: Above, font: headline }
          - ScrollView:
              LazyVStack:
                ForEach: rows
                row: { Text: "{name}", frame: { height: 50, maxWidth: infinity }, padding: 3 }
              spacing: 0
            id: list
      \(sections)
      """, to: "list.yaml")
  }

  private func text(of file: String) throws -> String {
    try SystemTool("pdftotext").output(of: ["-layout", place.path + "/" + file, "-"])
  }

  @Test("A printed list contains each row once, in order, and its header on every page")
  func rows() throws {
    try write("")
    let run = try place.galley("print", "list.yaml", "-o", "list.pdf")
    #expect(run.status == 0, "\(run.errors)")
    let pages = try text(of: "list.pdf").split(separator: "\u{C}").map(String.init)
    #expect(run.lines[0].hasPrefix("\(pages.count) pages"))
    #expect(pages.count > 5)
    for (index, page) in pages.enumerated() {
      #expect(page.contains("Above") && page.contains("Page \(index + 1) of \(pages.count)"))
    }
    let names = pages.joined(separator: "\n").split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
      .filter { $0.hasPrefix("name ") }
    #expect(names == (0..<240).map { "name \($0)" })
  }

  @Test("A scene that sets print columns is printed as a table")
  func table() throws {
    try write(
      """
      print:
        page: letter
        columns: [ id, { field: name, title: Name, heading: Who }, { field: amount, title: Sum, format: grouped } ]
        groupBy: part
        totals: amount
        footer: { center: "{page}/{pages}" }
        labels: { continued: (goes on), total: In all }
      """)
    let run = try place.galley("print", "list.yaml", "-o", "table.pdf")
    #expect(run.status == 0, "\(run.errors)")
    let text = try text(of: "table.pdf")
    #expect(text.contains("Who") && text.contains("60 rows") && text.contains("(goes on)") && text.contains("In all"))
    #expect(text.contains("28,800.0"))
    #expect(text.contains("1/"))
  }

  @Test("Errors in the print settings are reported with their lines")
  func errors() throws {
    try write("print: { columns: [ id, nmae ], totals: amuont, footer: { center: '{pgae}' } }")
    let run = try place.galley("print", "list.yaml", "-o", "table.pdf")
    #expect(run.status == 2)
    #expect(run.errors.contains("list.yaml:14") || run.errors.contains("list.yaml:15"))
    #expect(
      run.errors.contains("nmae") && run.errors.contains("amuont")
        && run.errors.contains("headers and footers have no '{pgae}'"))
    try write("print: { page: a9 }")
    #expect(try place.galley("print", "list.yaml", "-o", "table.pdf").errors.contains("'a9' is not a paper size"))
  }

  @Test(
    "If a scene has table-only settings, galley prints a table and checks its columns",
    arguments: ["groupBy: part", "totals: amount", "striped: true", "records: never", "fontSize: 8", "splitRows: true"])
  func tableSettings(setting: String) throws {
    try write("print: { \(setting) }")
    let run = try place.galley("print", "list.yaml", "-o", "table.pdf")
    #expect(run.status == 0 && run.output.contains("column\ttype"), "\(run.errors)")
    if setting.hasPrefix("groupBy") { #expect(try text(of: "table.pdf").contains("60 rows")) }
    if setting.hasPrefix("totals") { #expect(try text(of: "table.pdf").contains("28,800")) }
    try write(
      "print: { \(setting), labels: { total: All }, \(setting.hasPrefix("groupBy") ? "totals" : "groupBy"): nope }")
    #expect(try place.galley("print", "list.yaml", "-o", "table.pdf").errors.contains("'nope'"))
    try write("print: { \(setting), scale: 0.5 }")
    #expect(try place.galley("print", "list.yaml", "-o", "table.pdf").errors.contains("exclude each other"))
  }

  @Test("A row taller than a page is continued on the next pages")
  func tallRow() throws {
    try place.write(
      """
      scene: 1
      canvas: { device: phone }
      data: { rows: { rows: [ a, b, c ] } }
      view:
        ScrollView:
          LazyVStack:
            ForEach: rows
            row:
              VStack:
                - { Text: "top of {value}" }
                - Spacer
                - { Text: "middle of {value}" }
                - Spacer
                - { Text: "end of {value}" }
              frame: { height: 1900 }
        id: list
      """, to: "tall.yaml")
    let run = try place.galley("print", "tall.yaml", "-o", "tall.pdf")
    #expect(run.status == 0, "\(run.errors)")
    let text = try text(of: "tall.pdf")
    for name in ["a", "b", "c"] {
      for part in ["top", "middle", "end"] { #expect(text.contains("\(part) of \(name)")) }
    }
    try place.write(place.text(of: "tall.yaml") + "\nprint: { list: lost }\n", to: "lost.yaml")
    let lost = try place.galley("print", "lost.yaml", "-o", "lost.pdf")
    #expect(lost.status == 2)
    #expect(lost.errors.contains("has the id 'lost'"))
  }

  @Test("Printing a list without an ID is an error because it cannot be split into pages")
  func withoutIdentity() throws {
    try write("")
    let scene = try place.text(of: "list.yaml").replacingOccurrences(of: "      id: list\n", with: "")
    try place.write(scene, to: "list.yaml")
    let run = try place.galley("print", "list.yaml", "-o", "list.pdf")
    #expect(run.status == 2)
    #expect(run.errors.contains("no id"))
    #expect(!place.files().contains("list.pdf"))
  }
}
