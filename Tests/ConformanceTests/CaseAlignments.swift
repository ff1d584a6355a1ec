import GalleyGeometry

/// The guides of one's own that a case names: a type each, and what the case says of it.
enum CaseAlignments {
  /// A guide's default: shares of the width and the height, and a length.
  struct Place: Sendable {
    var width: Double
    var height: Double
    var constant: Double

    func callAsFunction(_ dimensions: ViewDimensions) -> Double {
      constant + width * dimensions.width + height * dimensions.height
    }
  }

  /// The places of the case at hand.
  @TaskLocal static var places: [Place] = []

  /// The names in `custom`, in the order of their types.
  private static func names(in custom: JSON) -> [String] { custom.keys }

  /// The places that `custom` says.
  static func places(in custom: JSON) -> [Place] {
    names(in: custom).map { name in
      let said = custom[name]
      return Place(
        width: said["w"].number ?? 0, height: said["h"].number ?? 0, constant: said["const"].number ?? 0)
    }
  }

  /// The type of the guide `name`; nil where `custom` does not say it, or says more than there are types.
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
