public import GalleyGeometry
import GalleyMotion
public import GalleyPicture

/// A path keeps its coordinates, whatever the size of the view.
extension Path: Shape {
  public func path(in rect: Rect) -> Path { self }
}
