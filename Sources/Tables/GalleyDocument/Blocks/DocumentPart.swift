import GalleyTemplate

/// A block of a report whose text is read and which has its number.
struct DocumentPart {
  /// What it is.
  var content: Content
  /// Where the report has it.
  var place: SourcePlace
  /// What stands above or below it: "Figure 2" and the words; nil for what has no caption.
  var caption: Caption?

  /// What a part is.
  enum Content {
    /// Text, and the number of its first footnote.
    case text([MarkdownBlock], firstNote: Int)
    /// A table of data.
    case table(ReportTable)
    /// A chart of data.
    case chart(ReportChart)
    /// Pictures of a scene.
    case scene(ReportScene)
    /// A picture.
    case image(ReportImage)
    /// What follows begins a page.
    case pageBreak
  }

  /// What is said of a figure or a table.
  struct Caption {
    /// "Figure 2".
    var label: String
    /// What it shows.
    var words: [MarkdownInline]
    /// The name of its place; nil where no text refers to it.
    var id: String?
  }
}

/// A heading of a document.
struct DocumentHeading: Hashable {
  /// How deep it lies, from 1.
  var level: Int
  /// "2.1", or nothing where headings are not numbered.
  var number: String
  /// What it says.
  var title: String
  /// The name of its place.
  var id: String
}
