import Galley

extension TableOptions {
  /// Returns the options that have no effect on files of this kind. nil stands for printed pages.
  func unused(in kind: TableFile?) -> [String] {
    guard let kind else { return [] }
    let ofPages = [
      ("--page", page != nil), ("--orientation", orientation != nil), ("--margin", margin != nil),
      ("--records", stacking != .automatic), ("--split-rows", splitsRows), ("--group-page-breaks", breaksGroups),
    ]
    let ofLooks = [
      ("--style", style != nil), ("--color", !rules.isEmpty), ("--bar", !bars.isEmpty), ("--striped", striped),
      ("--contents", contents),
    ]
    let ofTexts = [
      ("--summary", summary), ("--import-notes", importNotes), ("--subtitle", subtitle != nil), ("--date", date != nil),
      ("--shares", shares),
    ]
    let options =
      switch kind {
      case .html: ofPages
      case .markdown: ofPages + ofLooks
      case .workbook: ofPages + ofLooks + ofTexts
      }
    return options.filter(\.1).map(\.0)
  }
}
