public import GalleyFiles
public import GalleyPaint

/// Why a PDF file could not be written, as data.
public enum PDFError: Error, Hashable, Sendable {
  /// A page's picture, or a bitmap on it, could not be drawn.
  case paint(PaintError)
  /// What was written could not be put where it belongs.
  case output(OutputError)
}
