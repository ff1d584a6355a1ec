import GalleyDiff
import GalleyFiles
import GalleyImage
import GalleyMessages
import GalleyPicture
import GalleyStage

extension DiffRun {
  /// Compares two documents. `pdftoppm` from poppler runs as an external program, because a linked library would have
  /// to be loaded on every start of Galley, even for rendering.
  func compareDocuments(_ pair: FilePair) -> [DiffReport.Part] {
    do throws(PageFault) {
      var parts: [DiffReport.Part] = []
      var start = 0
      while true {
        let pages = try drawBoth(pair, from: start)
        parts += comparePages(pages.first, pages.second, from: start)
        // If there are fewer pages than requested, the document ends here.
        if pages.first.count < Self.pagesAtOnce, pages.second.count < Self.pagesAtOnce {
          return addingText(to: parts, of: pair)
        }
        start += Self.pagesAtOnce
      }
    } catch {
      var part = DiffReport.Part.failed(error.diagnostic)
      part.isToolMissing = error.isToolMissing
      return [part]
    }
  }

  private static var pagesAtOnce: Int { 16 }

  private func comparePages(_ first: [Bitmap], _ second: [Bitmap], from start: Int) -> [DiffReport.Part] {
    let common = min(first.count, second.count)
    let pairs = ParallelMap(workers: workers) {}.map(Array(0..<common)) { _, index in
      self.compareSections(first[index], second[index], name: Self.pageName(start + index), scale: options.pageScale)
    }
    let longer: DiffReport.Side = first.count > second.count ? .first : .second
    let alone = (common..<max(first.count, second.count)).map {
      DiffReport.Part.only(
        in: longer, Self.pageName(start + $0), options.keepsEvidence ? (longer == .first ? first : second)[$0] : nil,
        scale: options.pageScale)
    }
    return pairs + alone
  }

  private static func pageName(_ index: Int) -> String { "page \(index + 1)" }

  private func drawBoth(
    _ pair: FilePair, from start: Int
  ) throws(PageFault) -> (first: [Bitmap], second: [Bitmap]) {
    let results = ParallelMap(workers: 2) {}.map([pair.first, pair.second]) { _, path in
      Result { () throws(PageFault) in try draw(path, from: start) }
    }
    return (try results[0].get(), try results[1].get())
  }

  /// Draws pages from `start`. Returns an empty array after the last page.
  private func draw(_ path: String, from start: Int) throws(PageFault) -> [Bitmap] {
    // A path could look like an option or a URL.
    let file = Self.file(path)
    let arguments = [
      "-r", "\(72 * options.pageScale)", "-f", "\(start + 1)", "-l", "\(start + Self.pagesAtOnce)", file,
    ]
    do throws(ExternalTool.Problem) {
      let bytes = try ExternalTool("pdftoppm").output(arguments)
      return try pages(bytes, of: path)
    } catch .failed where start > 0 {
      return []
    } catch {
      throw PageFault(diagnostic: Diagnostic(drawing: path, error), isToolMissing: error == .missing)
    }
  }

  private static func file(_ path: String) -> String { path.hasPrefix("/") ? path : "./" + path }

  /// Adds text differences. With a mask, only pixels are compared, because it is unknown whether a word is inside the
  /// mask.
  private func addingText(to parts: [DiffReport.Part], of pair: FilePair) -> [DiffReport.Part] {
    let isDifferent = parts.contains { part in
      if case .pixels(let summary, _) = part.finding { summary.different > 0 } else { false }
    }
    guard isDifferent, !options.leavesOut, let old = text(of: pair.first), let new = text(of: pair.second)
    else { return parts }
    let pages = DocumentTextDiff(old, new).pages
    return parts.enumerated().map { index, part in
      guard case .pixels(let summary, _) = part.finding, summary.different > 0 else { return part }
      var part = part
      part.text = pages[index]
      return part
    }
  }

  private func text(of path: String) -> DocumentText? {
    let arguments = ["-bbox", "-enc", "UTF-8", Self.file(path), "-"]
    return (try? ExternalTool("pdftotext").output(arguments)).map { DocumentText(poppler: $0) }
  }

  private func pages(_ bytes: [UInt8], of path: String) throws(ExternalTool.Problem) -> [Bitmap] {
    do { return try PortablePixmap.decodeAll(bytes) } catch { throw .failed(code: 0) }
  }
}

private struct PageFault: Error {
  let diagnostic: Diagnostic
  let isToolMissing: Bool
}
