import GalleyGeometry

struct FixedLengths {
  private var width = Double.nan
  private var height = Double.nan
  private(set) var isKnown = false

  init() {}

  init(width: Double?, height: Double?) {
    // NaN stands for nil.
    self.width = width ?? .nan
    self.height = height ?? .nan
    isKnown = true
  }

  subscript(axis: Axis) -> Double? {
    let length = axis == .horizontal ? width : height
    return length.isNaN ? nil : length
  }

  var size: Size? { width.isNaN || height.isNaN ? nil : Size(width: width, height: height) }
}
