import GalleyGeometry
import GalleyMotion
import GalleyPicture

extension Shape {
  public func trim(from startFraction: Double = 0, to endFraction: Double = 1) -> some Shape {
    TrimmedShape(shape: self, startFraction: startFraction, endFraction: endFraction)
  }
}

struct TrimmedShape<Base: Shape>: Shape {
  var shape: Base
  var startFraction: Double
  var endFraction: Double

  var animatableData: AnimatablePair<Base.AnimatableData, AnimatablePair<Double, Double>> {
    get { AnimatablePair(shape.animatableData, AnimatablePair(startFraction, endFraction)) }
    set {
      shape.animatableData = newValue.first
      (startFraction, endFraction) = (newValue.second.first, newValue.second.second)
    }
  }

  func path(in rect: Rect) -> Path { shape.path(in: rect).trimmedPath(from: startFraction, to: endFraction) }
}
