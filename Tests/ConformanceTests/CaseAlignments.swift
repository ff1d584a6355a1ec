import GalleyGeometry

/// Custom alignment guides of a case, each represented by a Swift type.
enum CaseAlignments {
  /// The default value of a guide: a fraction of the width, a fraction of the height, and a constant.
  struct Place: Sendable {
    var width: Double
    var height: Double
    var constant: Double

    func callAsFunction(_ dimensions: ViewDimensions) -> Double {
      constant + width * dimensions.width + height * dimensions.height
    }
  }

  /// The alignment guides of the current case.
  @TaskLocal static var places: [Place] = []

  /// The names in `custom`, in the order of their types.
  private static func names(in custom: JSON) -> [String] { custom.keys }

  /// The default values defined in `custom`.
  static func places(in custom: JSON) -> [Place] {
    names(in: custom).map { name in
      let said = custom[name]
      return Place(
        width: said["w"].number ?? 0, height: said["h"].number ?? 0, constant: said["const"].number ?? 0)
    }
  }

  /// Returns the type of the guide `name`, or nil if `custom` does not define it or defines too many guides.
  static func slot(of name: String, in custom: JSON) -> (any AlignmentID.Type)? {
    guard let index = names(in: custom).firstIndex(of: name), slots.indices.contains(index) else { return nil }
    return slots[index]
  }

  private static let slots: [any AlignmentID.Type] = [First.self, Second.self, Third.self, Fourth.self]

  private static func place(_ index: Int, _ dimensions: ViewDimensions) -> Double {
    places.indices.contains(index) ? places[index](dimensions) : 0
  }

  private enum First: AlignmentID {
    static func defaultValue(in dimensions: ViewDimensions) -> Double { place(0, dimensions) }
  }
  private enum Second: AlignmentID {
    static func defaultValue(in dimensions: ViewDimensions) -> Double { place(1, dimensions) }
  }
  private enum Third: AlignmentID {
    static func defaultValue(in dimensions: ViewDimensions) -> Double { place(2, dimensions) }
  }
  private enum Fourth: AlignmentID {
    static func defaultValue(in dimensions: ViewDimensions) -> Double { place(3, dimensions) }
  }
}
