/// What the names between braces stand for, in the lines at a page's edges.
public struct PageWords: Hashable, Sendable {
  /// The page's number, from 1.
  public var page: Int
  public var pages: Int
  public var title: String
  public var section: String
  public var file: String

  /// The date that was told; nothing where none was.
  public var date = ""

  public init(page: Int, pages: Int, title: String, section: String, file: String) {
    self.page = page
    self.pages = pages
    self.title = title
    self.section = section
    self.file = file
  }

  /// `text` with what its names stand for; what they bring is taken as it is.
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

  /// What `name` stands for; nil where it is no name.
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
