import GalleyMessages
import GalleyTemplate

/// A block of a report whose text is read and which has its number.
struct DocumentPart {
  var content: Content
  var place: SourcePlace
  /// What stands above or below it: "Figure 2" and the words; nil for what has no caption.
  var caption: Caption?

  enum Content {
    case text([MarkdownBlock], firstNote: Int)
    case table(ReportTable)
    case chart(ReportChart)
    case scene(ReportScene)
    case image(ReportImage)
    case pageBreak
  }

  struct Caption {
    var label: String
    var words: [MarkdownInline]
    /// The name of its place; nil where no text refers to it.
    var id: String?
  }
}

struct DocumentHeading: Hashable {
  /// How deep it lies, from 1.
  var level: Int
  /// "2.1", or nothing where headings are not numbered.
  var number: String
  var title: String
  var id: String
}
