public import GalleyFiles
public import GalleyPaint

/// Why a PDF file could not be written, as data.
public enum PDFError: Error, Hashable, Sendable {
  case paint(PaintError)
  case output(OutputError)
}
