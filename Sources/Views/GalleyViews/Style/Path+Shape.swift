public import GalleyGeometry
import GalleyMotion
public import GalleyPicture

/// An outline whose points stay where they are, whatever room it is offered.
extension Path: Shape {
  public func path(in rect: Rect) -> Path { self }
}
