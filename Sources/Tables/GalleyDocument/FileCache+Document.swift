public import GalleyRender

extension FileCache.Run {
  /// Caches the outcome of the run that wrote `document`, unless it has messages that must appear on every run.
  public func keep(_ outcome: FileCache.Outcome, of document: ReportDocument) {
    guard document.isSilent else { return }
    keep(outcome, document.fontSearch)
  }
}
