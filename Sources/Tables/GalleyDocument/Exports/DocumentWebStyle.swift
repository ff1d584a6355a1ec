import CResources
import GalleyPrint
import GalleyTables
import GalleyTemplate

struct DocumentWebStyle {
  private let report: ReportFile

  init(_ report: ReportFile) { self.report = report }

  var sheet: String {
    let mono = report.style.fonts.monospaced.filter { $0 != "\"" && $0 != "\\" && $0 != "<" && !$0.isNewline }
    let family = ":root{--mono:\"\(mono)\",ui-monospace,monospace}\n"
    let justified = report.isJustified ? "main p{text-align:justify}\n" : ""
    let hyphens =
      report.isHyphenated ? report.isJustified ? Self.hyphens : "@media (max-width:40rem){\(Self.hyphens)}\n" : ""
    return WebPageStyle(report.style).sheet + WebPageStyle.charts + family + String(cString: galleyDocumentStyle())
      + justified + hyphens
  }

  private static let hyphens = "main p,main li{hyphens:auto}\n"
}
