import GalleyGeometry
public import GalleyMessages
public import GalleyTables

/// A report file after reading: a document of texts, tables, charts and pictures of scenes, to be set on pages.
public struct ReportFile: Sendable {
  public var file: String
  /// The title; empty where there is none.
  public var title = ""
  public var subtitle = ""
  public var author = ""
  /// The day it is of, as it is written; no clock is asked.
  public var date = ""
  /// The path of a picture that stands beside the title.
  public var logo: String?
  public var style = PageStyle()
  /// The language of its texts, as a BCP 47 tag; it decides hyphens, numbers and days.
  public var language = "en"
  public var paper = Paper(orientation: .portrait, margins: EdgeInsets(top: 64, leading: 72, bottom: 64, trailing: 72))
  /// Paths of font files that its style may name by their families.
  public var fonts: [String] = []
  /// How deep the list of contents goes: 0 for none, 1 for chapters, 2 for their sections.
  public var contentsDepth = 0
  /// Whether the title has a page of its own.
  public var hasCover = false
  public var isNumbered = false
  public var isJustified = false
  /// Whether words are broken at the ends of lines.
  public var isHyphenated = true
  /// The size of its text, in points; nil for the style's own.
  public var fontSize: Double?
  /// The line at the top of each page; nil for the standard one.
  public var header: TablePlan.RunningLine?
  /// The line at the foot of each page; nil for the standard one.
  public var footer: TablePlan.RunningLine?
  /// What it consists of, in order.
  public var blocks: [PlacedBlock] = []
  /// Keys above the text of a Markdown file that are meant for other programs.
  public var foreignKeys: [String] = []
  public var notes: [ImportNote] = []

  /// A report without contents.
  public init(file: String) { self.file = file }

  /// The path of a file that its texts name, which must be there.
  package var path: @Sendable (String) throws(SceneError.Kind) -> String = { name throws(SceneError.Kind) in name }

  /// A block, and where the file has it.
  public struct PlacedBlock: Sendable {
    public var block: ReportBlock
    public var place: SourcePlace

    public init(_ block: ReportBlock, at place: SourcePlace) {
      self.block = block
      self.place = place
    }
  }
}

/// A piece of a report.
public enum ReportBlock: Sendable {
  case text(String)
  case table(ReportTable)
  case chart(ReportChart)
  case scene(ReportScene)
  case image(ReportImage)
  case pageBreak
}

/// What stands below a figure or above a table, and the name by which texts refer to it.
public struct ReportCaption: Hashable, Sendable {
  /// The words, in Markdown; empty for none.
  public var text: String
  /// The name; nil where no text refers to it.
  public var id: String?

  public init(_ text: String = "", id: String? = nil) {
    self.text = text
    self.id = id
  }
}
