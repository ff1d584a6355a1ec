import GalleyGeometry
public import GalleyMessages
public import GalleyTables

/// A report after reading: a document of text, tables, charts and images of scenes.
///
/// ```swift
/// let report = try ReportFile(contentsOf: "sales.md")
/// print(report.title, report.blocks.count)
/// ```
public struct ReportFile: Sendable {
  public var file: String
  public var title = ""
  public var subtitle = ""
  public var author = ""
  /// The date as written in the file. Galley never inserts the current date.
  public var date = ""
  /// The path of an image beside the title.
  public var logo: String?
  public var style = PageStyle()
  /// The language as a BCP 47 tag. It determines hyphenation, numbers and dates.
  public var language = "en"
  public var paper = Paper(orientation: .portrait, margins: EdgeInsets(top: 64, leading: 72, bottom: 64, trailing: 72))
  public var fonts: [String] = []
  /// The depth of the table of contents: 0 for none, 1 for chapters, 2 for chapters and sections.
  public var contentsDepth = 0
  public var hasCover = false
  public var isNumbered = false
  public var isJustified = false
  public var isHyphenated = true
  /// The font size in points; `nil` uses that of the style.
  public var fontSize: Double?
  /// The header of each page; `nil` uses the default header.
  public var header: TablePlan.RunningLine?
  /// The footer of each page; `nil` uses the default footer.
  public var footer: TablePlan.RunningLine?
  public var blocks: [PlacedBlock] = []
  /// The keys in the front matter of a Markdown file that are meant for other programs.
  public var foreignKeys: [String] = []
  public var notes: [ImportNote] = []
  public var warnings: [SceneError] = []

  public init(file: String) { self.file = file }

  /// Returns the full path of a file, or throws an error if it does not exist.
  package var path: @Sendable (String) throws(SceneError.Kind) -> String = { name throws(SceneError.Kind) in name }

  public struct PlacedBlock: Sendable {
    public var block: ReportBlock
    public var place: SourcePlace

    public init(_ block: ReportBlock, at place: SourcePlace) {
      self.block = block
      self.place = place
    }
  }
}

public enum ReportBlock: Sendable {
  case text(String)
  case table(ReportTable)
  case chart(ReportChart)
  case scene(ReportScene)
  case image(ReportImage)
  case pageBreak
}

public struct ReportCaption: Hashable, Sendable {
  /// The text in Markdown; empty for none.
  public var text: String
  public var id: String?

  /// Creates a caption.
  ///
  /// - Parameters:
  ///   - text: The text in Markdown; empty (the default) for no caption.
  ///   - id: The name for references to the figure or table; nil (the default) for none.
  public init(_ text: String = "", id: String? = nil) {
    self.text = text
    self.id = id
  }
}
