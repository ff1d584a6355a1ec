import GalleyCompare
import GalleyExplain
import GalleyGeometry
import GalleyPDF
import GalleyPicture

/// Content that is never split across pages, such as a table row or a figure with its caption.
struct SceneReportStrip {
  /// The drawing, relative to the top left corner, in points.
  var items: [Picture.Item]
  var height: Double
  var space = 0.0
  var links: [PDFPage.Link] = []
  var places: [String] = []
  var entries: [PDFPage.OutlineEntry] = []
  var keepsWithNext = false
  var startsPage = false
  var table: Int?
  var isTableHead = false
  /// The chapter that starts here, or nil if the strip belongs to the same chapter as the previous one.
  var chapter: String?
}

/// Divides strips into pages. Keeps related strips together, and repeats table headers.
struct SceneReportPages {
  struct Page {
    var strips: [(strip: SceneReportStrip, y: Double)] = []
    var chapter: String?
  }

  private(set) var pages: [Page] = []
  private var room = 0.0
  private var chapter: String?
  private var heads: [Int: SceneReportStrip] = [:]
  private let height: Double

  init(_ strips: [SceneReportStrip], height: Double) {
    self.height = height
    var start = 0
    while start < strips.count {
      let end = strips[start...].firstIndex { !$0.keepsWithNext } ?? strips.count - 1
      add(Array(strips[start...end]))
      start = end + 1
    }
  }

  private mutating func add(_ strips: [SceneReportStrip]) {
    guard let first = strips.first else { return }
    let needed = strips.dropFirst().reduce(first.height) { $0 + $1.space + $1.height }
    if first.startsPage || pages.isEmpty || first.space + needed > room { begin(with: first) }
    for (index, strip) in strips.enumerated() {
      if index > 0, strip.space + strip.height > room, !(pages.last?.strips.isEmpty ?? true) { begin(with: strip) }
      put(strip)
    }
  }

  private mutating func begin(with strip: SceneReportStrip) {
    if let named = strip.chapter { chapter = named }
    pages.append(Page(chapter: chapter))
    room = height
    // A page that starts with a table row repeats the header row of the table.
    guard let table = strip.table, !strip.isTableHead, var head = heads[table] else { return }
    (head.places, head.entries) = ([], [])
    put(head)
  }

  private mutating func put(_ strip: SceneReportStrip) {
    if strip.isTableHead, let table = strip.table { heads[table] = strip }
    if let named = strip.chapter { chapter = named }
    guard let last = pages.indices.last else { return }
    let space = pages[last].strips.isEmpty ? 0 : strip.space
    pages[last].strips.append((strip, height - room + space))
    room -= space + strip.height
  }
}
