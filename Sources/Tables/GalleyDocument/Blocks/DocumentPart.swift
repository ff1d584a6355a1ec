import GalleyMessages
import GalleyPages
import GalleyTemplate

struct DocumentPart {
  var content: Content
  var place: SourcePlace
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
    var id: String?
  }
}

struct DocumentHeading: Hashable {
  var level: Int
  var number: String
  var title: String
  var id: String
}
