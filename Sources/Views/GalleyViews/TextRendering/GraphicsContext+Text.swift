import GalleyGeometry
import GalleyText

extension GraphicsContext {
  public func draw(_ line: Text.Layout.Line, options: Text.Layout.DrawingOptions = []) {
    show(line.ink.items(of: [line.line]), through: transform)
  }

  public func draw(_ run: Text.Layout.Run, options: Text.Layout.DrawingOptions = []) { draw(run.placed, of: run.line) }

  public func draw(_ slice: Text.Layout.RunSlice, options: Text.Layout.DrawingOptions = []) {
    draw(slice.placed, of: slice.run.line)
  }

  private func draw(_ placed: TextLayout.PlacedRun, of line: Text.Layout.Line) {
    var part = line.line
    part.runs = [placed]
    show(line.ink.items(of: [part]), through: transform)
  }
}

extension Text.Layout.Line {
  fileprivate var ink: TextInk { TextInk(styles: layout.styles, frame: layout.frame) }
}
