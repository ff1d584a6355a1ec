/// What the names between braces stand for, in the lines at a page's edges.
public struct PageWords: Hashable, Sendable {
  /// The page's number, from 1.
  public var page: Int
  /// How many pages there are.
  public var pages: Int
  /// The title of what is printed.
  public var title: String
  /// The heading under which the page begins.
  public var section: String
  /// The file that is printed.
  public var file: String

  /// The words of a page.
  public init(page: Int, pages: Int, title: String, section: String, file: String) {
    self.page = page
    self.pages = pages
    self.title = title
    self.section = section
    self.file = file
  }

  /// `text` with what its names stand for.
  func filled(_ text: String) -> String {
    guard text.contains("{") else { return text }
    let values = ["page": "\(page)", "pages": "\(pages)", "title": title, "section": section, "file": file]
    return values.sorted { $0.key < $1.key }.reduce(text) { $0.replacing("{\($1.key)}", with: $1.value) }
  }
}
