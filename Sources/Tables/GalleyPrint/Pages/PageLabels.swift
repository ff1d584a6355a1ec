public struct PageLabels: Hashable, Sendable {
  public var page: Int
  public var pages: Int
  public var title: String
  public var section: String
  public var file: String

  /// The date; if it is empty, the date of the plan is used.
  public var date = ""

  /// Creates the values of the placeholders in headers and footers.
  ///
  /// - Parameters:
  ///   - page: The number of the page, from 1.
  ///   - pages: The number of all pages.
  ///   - title: The title of the table.
  ///   - section: The section of the page; empty if there is none.
  ///   - file: The name of the table's file.
  public init(page: Int, pages: Int, title: String, section: String, file: String) {
    self.page = page
    self.pages = pages
    self.title = title
    self.section = section
    self.file = file
  }

  /// Returns `text` with its placeholders replaced. Placeholders inside the inserted values stay as they are.
  func filled(_ text: String) -> String {
    var filled = String.UnicodeScalarView()
    var rest = text.unicodeScalars[...]
    while let open = rest.firstIndex(of: "{") {
      filled += rest[..<open]
      let name = rest[rest.index(after: open)...].prefix { $0 != "}" }
      if name.endIndex < rest.endIndex, let value = self[name] {
        filled += value.unicodeScalars
        rest = rest[rest.index(after: name.endIndex)...]
      } else {
        filled.append("{")
        rest = rest[name.startIndex...]
      }
    }
    return String(filled + rest)
  }

  private subscript(name: Substring.UnicodeScalarView) -> String? {
    switch String(name) {
    case "page": String(page)
    case "pages": String(pages)
    case "title": title
    case "section": section
    case "file": file
    case "date": date
    default: nil
    }
  }
}
