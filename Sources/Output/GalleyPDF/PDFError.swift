public import GalleyFiles
public import GalleyPaint

/// A reason why a PDF file could not be written.
public enum PDFError: Error, Hashable, Sendable {
  case paint(PaintError)
  case output(OutputError)
}
