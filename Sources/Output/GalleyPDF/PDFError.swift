public import GalleyFiles
public import GalleyPaint

public enum PDFError: Error, Hashable, Sendable {
  case paint(PaintError)
  case output(OutputError)
}
