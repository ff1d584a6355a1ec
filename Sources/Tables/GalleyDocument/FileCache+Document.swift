public import GalleyRender

extension FileCache.Run {
  /// Keeps the result of a run, unless the run has messages that must appear every time.
  public func keep(_ outcome: FileCache.Outcome, of document: ReportDocument) {
    guard document.isSilent else { return }
    keep(outcome, document.fontSearch)
  }
}
