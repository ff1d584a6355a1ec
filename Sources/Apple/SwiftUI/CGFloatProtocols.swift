public import Foundation
public import GalleyGeometry
public import GalleyScroll

// A function that returns a `CGFloat` is none that returns a `Double`. What apps' own types answer may be either: the
// plugin GalleyPreviews makes the two names mean one type, and without it they differ. Each stands for the other.

/// A type that names an alignment guide and gives its place in views that say nothing of their own.
public protocol AlignmentID: GalleyGeometry.AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat
}

extension AlignmentID {
  public static func defaultValue(in dimensions: ViewDimensions) -> Double {
    let place: CGFloat = defaultValue(in: dimensions)
    return Double(place)
  }

  public static func defaultValue(in context: ViewDimensions) -> CGFloat {
    let place: Double = defaultValue(in: context)
    return CGFloat(place)
  }
}

/// A height at which a sheet rests that is told from the screen.
public protocol CustomPresentationDetent: GalleyScroll.CustomPresentationDetent {
  static func height(in context: PresentationDetent.Context) -> CGFloat?
}

extension CustomPresentationDetent {
  public static func height(in context: PresentationDetent.Context) -> Double? {
    let height: CGFloat? = height(in: context)
    return height.map { Double($0) }
  }

  public static func height(in context: PresentationDetent.Context) -> CGFloat? {
    let height: Double? = height(in: context)
    return height.map { CGFloat($0) }
  }
}
