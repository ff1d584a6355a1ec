public import GalleyRender

extension FileCache.Run {
  /// Keeps what came of the run that wrote `document`, unless there is something to say of it every time.
  public func keep(_ outcome: FileCache.Outcome, of document: ReportDocument) {
    guard document.isSilent else { return }
    keep(outcome, document.fontSearch)
  }
}
