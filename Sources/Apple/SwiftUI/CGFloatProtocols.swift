public import Foundation
public import GalleyGeometry
public import GalleyScroll

// A function that returns `CGFloat` does not satisfy a requirement that returns `Double`. With the plugin
// GalleyPreviews, both names are one type; without it, they differ, so each protocol accepts either.

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
