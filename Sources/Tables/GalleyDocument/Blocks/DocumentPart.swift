import GalleyMessages
import GalleyTemplate

/// A parsed and numbered block of a report.
struct DocumentPart {
  var content: Content
  var place: SourcePlace
  /// The caption, such as "Figure 2" and its text; nil without a caption.
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
    /// The anchor for references; nil without a name.
    var id: String?
  }
}

struct DocumentHeading: Hashable {
  /// The level of the heading, from 1.
  var level: Int
  /// The number, such as "2.1"; empty if headings are not numbered.
  var number: String
  var title: String
  var id: String
}
