import GalleyGeometry
import GalleyText

extension GraphicsContext {
  public func draw(_ line: Text.Layout.Line, options: Text.Layout.DrawingOptions = []) {
    show(Ink.items(of: [line.line], line.layout.styles, line.layout.frame), through: transform)
  }

  public func draw(_ run: Text.Layout.Run, options: Text.Layout.DrawingOptions = []) { draw(run.placed, of: run.line) }

  public func draw(_ slice: Text.Layout.RunSlice, options: Text.Layout.DrawingOptions = []) {
    draw(slice.placed, of: slice.run.line)
  }

  private func draw(_ placed: TextLayout.PlacedRun, of line: Text.Layout.Line) {
    var part = line.line
    part.runs = [placed]
    show(Ink.items(of: [part], line.layout.styles, line.layout.frame), through: transform)
  }
}
