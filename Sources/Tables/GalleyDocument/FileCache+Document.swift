public import GalleyRender

extension FileCache.Run {
  /// Unless the run has messages that must appear every time.
  public func keep(_ outcome: FileCache.Outcome, of document: ReportDocument) {
    guard document.isSilent else { return }
    keep(outcome, document.fontSearch)
  }
}
