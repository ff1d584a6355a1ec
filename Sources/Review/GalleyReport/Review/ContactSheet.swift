import GalleyCompare
import GalleyDiff
import GalleyExplain
import GalleyGeometry
import GalleyImage
import GalleyPDF
import GalleyPaint
import GalleyPicture
package import GalleyRender
package import GalleyStage
import GalleyText
import GalleyViews

/// A review as a PDF: an overview page, followed by one page for each image that failed.
///
/// Identical reviews produce identical bytes.
///
/// ```swift
/// let report = CheckRun(CheckOptions(baselines: "proofs")).check(scenes)
/// let bytes = try ContactSheet(Review(report)).pdf()
/// ```
package struct ContactSheet {
  private let review: Review
  private let renderContext: RenderContext

  private static let paper = Size(width: 842, height: 595)
  /// The maximum number of frames per case. The first changed frames of an animation are usually sufficient.
  private static let framesPerCase = 6
  private static let casesPerPage = 15

  /// Creates the pages of a review.
  ///
  /// - Parameters:
  ///   - review: The results. Only cases that failed get their own page.
  ///   - renderContext: The fonts and caches for drawing.
  package init(_ review: Review, renderContext: RenderContext = RenderContext()) {
    self.review = review
    self.renderContext = renderContext
  }

  /// Draws the PDF. Throws `ProofError` if the standard fonts are missing or a page cannot be drawn.
  package func pdf() throws(ProofError) -> [UInt8] {
    let sheets = lists + cases
    var pages: [PDFPage] = []
    for (index, sheet) in sheets.enumerated() {
      let picture = try draw(sheet, footer: ReviewLabels.page(index + 1, of: sheets.count))
      pages.append(PDFPage(picture, outline: sheet.bookmark.map { [PDFPage.OutlineEntry($0)] } ?? []))
    }
    return try renderContext.pdf(pages, PDFDocument.Metadata(title: review.title, subject: review.headline))
  }

  /// A page of the PDF. Continuation pages have no outline entry.
  private struct Sheet {
    let bookmark: String?
    let content: Content

    enum Content {
      case list(ArraySlice<Review.Group>, isFirst: Bool)
      case pictures(Review.Frame?, of: Review.Case, [String])
    }
  }

  private var lists: [Sheet] {
    let reported = review.groups { $0.verdict != .passed }
    let starts = stride(from: 0, to: max(reported.count, 1), by: Self.casesPerPage)
    return starts.map { start in
      Sheet(
        bookmark: start == 0 ? review.title : nil,
        content: .list(reported[start..<min(start + Self.casesPerPage, reported.count)], isFirst: start == 0))
    }
  }

  private var cases: [Sheet] {
    zip(review.cases, review.sentencesBesideCauses).filter { $0.0.verdict != .passed }.flatMap { reviewed, sentences in
      let frames = reviewed.changedFrames.prefix(Self.framesPerCase).map(Optional.some)
      return (frames.isEmpty ? [nil] : frames).map { frame in
        Sheet(
          bookmark: frame.map { ReviewSheet.name(of: $0, in: reviewed) } ?? reviewed.name,
          content: .pictures(frame, of: reviewed, sentences))
      }
    }
  }

  // MARK: Drawing

  private func draw(_ sheet: Sheet, footer: String) throws(ProofError) -> Picture {
    var environment = EnvironmentValues()
    // Names may contain any character, and a missing glyph must not prevent the page from being drawn.
    environment.missingGlyph = .box
    let stage = Stage(size: Self.paper, environment: environment, renderContext: renderContext) {
      VStack(alignment: .leading, spacing: 0) {
        switch sheet.content {
        case .list(let groups, let isFirst): ReviewList(review: review, groups: Array(groups), isFirst: isFirst)
        case .pictures(let frame, let reviewed, let sentences):
          ReviewSheet(review: review, reviewed: reviewed, reported: sentences, frame: frame)
        }
        Spacer(minLength: 14)
        HStack {
          Text(verbatim: review.title).lineLimit(1)
          Spacer()
          Text(verbatim: footer)
        }
        .font(.system(size: 8)).foregroundStyle(Color.secondary)
      }
      .padding(36)
      .frame(width: Self.paper.width, height: Self.paper.height, alignment: .topLeading)
    }
    return try ProofError.rethrowing(stage.picture)
  }
}

private struct ReviewList: View {
  let review: Review
  let groups: [Review.Group]
  let isFirst: Bool

  var body: some View {
    VStack(alignment: .leading, spacing: 9) {
      if isFirst {
        Text(verbatim: review.title).font(.system(size: 10)).foregroundStyle(Color.secondary).lineLimit(1)
        Text(verbatim: review.headline).font(.system(size: 22, weight: .semibold)).lineLimit(2).padding(.bottom, 6)
        ForEach(Array(review.notes.prefix(2).enumerated()), id: \.offset) { note in
          Text(verbatim: note.element).font(.system(size: 10)).lineLimit(2)
        }
      }
      ForEach(Array(groups.enumerated()), id: \.offset) { group in
        if let first = group.element.cases.first {
          ReviewLine(
            reviewed: first.reviewed, others: group.element.cases.dropFirst().map(\.reviewed.name),
            cause: group.element.cause)
        }
      }
    }
  }
}

private struct ReviewLine: View {
  let reviewed: Review.Case
  let others: [String]
  let cause: Review.Cause?

  private var lead: String { cause.map { "\($0.sentence) (\($0.reach))" } ?? reviewed.lead }

  private var names: String {
    others.isEmpty
      ? reviewed.name : "\(reviewed.name), \(ReviewPageLabels.alike(others.count)): \(others.joined(separator: ", "))"
  }

  var body: some View {
    HStack(alignment: .firstTextBaseline, spacing: 10) {
      Text(verbatim: reviewed.verdict.word).font(.system(size: 9, weight: .semibold))
        .foregroundStyle(reviewed.verdict.color).frame(width: 42, alignment: .leading)
      VStack(alignment: .leading, spacing: 1) {
        Text(verbatim: ReviewLabels.sentence(lead)).font(.system(size: 10)).lineLimit(
          cause == nil ? 1 : 2)
        Text(verbatim: names).font(.system(size: 8)).foregroundStyle(Color.secondary).lineLimit(1)
      }
    }
  }
}

private struct ReviewSheet: View {
  let review: Review
  let reviewed: Review.Case
  let reported: [String]
  let frame: Review.Frame?

  private static let sentenceLimit = 5

  static func name(of frame: Review.Frame, in reviewed: Review.Case) -> String {
    frame.name.isEmpty ? reviewed.name : "\(reviewed.name), \(frame.name)"
  }

  private var sentences: [String] {
    let own = frame.map { $0.name.isEmpty ? [] : $0.sentences } ?? []
    return own.isEmpty ? reported : own
  }

  var body: some View {
    VStack(alignment: .leading, spacing: 6) {
      HStack(spacing: 8) {
        Text(verbatim: reviewed.verdict.word).foregroundStyle(reviewed.verdict.color)
          .font(.system(size: 9, weight: .semibold))
        Text(verbatim: frame.map { Self.name(of: $0, in: reviewed) } ?? reviewed.name).font(.system(size: 9))
          .foregroundStyle(Color.secondary).lineLimit(1)
      }
      Text(verbatim: ReviewLabels.sentence(sentences.first ?? reviewed.lead)).font(.system(size: 15, weight: .semibold))
        .lineLimit(2)
      ForEach(Array(sentences.dropFirst().prefix(Self.sentenceLimit - 1).enumerated()), id: \.offset) { sentence in
        Text(verbatim: ReviewLabels.sentence(sentence.element)).font(.system(size: 10)).foregroundStyle(Color.secondary)
          .lineLimit(2)
      }
      if let frame {
        PictureRow(pictures: pictures(of: frame)).padding(.top, 10)
      }
    }
  }

  private func pictures(of frame: Review.Frame) -> [PictureRow.Entry] {
    [
      (frame.before, review.before), (frame.after, review.after), (frame.marks, ReviewLabels.difference),
    ]
    .compactMap { image, side in image.flatMap { PictureRow.Entry($0, side) } }
  }
}

private struct PictureRow: View {
  let pictures: [Entry]

  private static let gap = 20.0

  struct Entry: Identifiable {
    let id: String
    let image: PictureImage
    let size: Size

    /// Fails unless the image is a PNG or JPEG, which are the only formats that can be drawn.
    init?(_ image: Review.Image, _ side: String) {
      guard let decoded = try? PictureImage(decoding: image.bytes) else { return nil }
      id = ReviewLabels.caption(side, width: image.size.width, height: image.size.height)
      self.image = decoded
      size = Size(width: Double(image.size.width) / image.scale, height: Double(image.size.height) / image.scale)
    }
  }

  var body: some View {
    GeometryReader { space in
      HStack(alignment: .top, spacing: Self.gap) {
        ForEach(pictures) { entry in picture(entry, size: size(of: entry, in: space.size)) }
      }
    }
  }

  private func picture(_ entry: Entry, size: Size) -> some View {
    VStack(alignment: .leading, spacing: 5) {
      Text(verbatim: entry.id).font(.system(size: 8)).foregroundStyle(Color.secondary).lineLimit(1)
        .truncationMode(.middle)
      Image(entry.image).resizable().frame(width: size.width, height: size.height)
        .border(Color(.separator), width: 0.5)
    }
    .frame(width: max(size.width, 60), alignment: .leading)
  }

  private func size(of entry: Entry, in space: Size) -> Size {
    let width = pictures.reduce(0) { $0 + $1.size.width }
    let height = pictures.map(\.size.height).max() ?? 1
    let gaps = Self.gap * Double(max(pictures.count - 1, 0))
    // The caption above an image takes up one line.
    let scale = max(min((space.width - gaps) / width, (space.height - 20) / height, 1), 0.001)
    return Size(width: entry.size.width * scale, height: entry.size.height * scale)
  }
}

extension Review.Verdict {
  fileprivate var color: Color {
    switch self {
    case .failed: Color(red: 0.71, green: 0.14, blue: 0.09)
    case .new: Color(red: 0.1, green: 0.34, blue: 0.77)
    case .gone: Color(red: 0.54, green: 0.33, blue: 0)
    case .broken: Color(red: 0.48, green: 0.18, blue: 0.62)
    case .passed: Color(red: 0.12, green: 0.48, blue: 0.3)
    }
  }
}
