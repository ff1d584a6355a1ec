package import GalleyTemplate
import GalleyText
import GalleyViews

/// Names for groups of images, such as "top and middle, dynamicType large…xxxLarge, colorScheme dark".
package struct PictureNames {
  private let axes: [(name: String, values: [String])]

  package init(_ pictures: [ScenePicture]) {
    var axes: [(name: String, values: [String])] = []
    var seen: Set<[String]> = []
    for picture in pictures {
      for label in Self.labels(of: picture) where seen.insert([label.axis, label.value]).inserted {
        if let index = axes.firstIndex(where: { $0.name == label.axis }) {
          axes[index].values.append(label.value)
        } else {
          axes.append((label.axis, [label.value]))
        }
      }
    }
    self.axes = axes
  }

  /// Returns names, each of which stands for all combinations of its values. `leavesOutComplete` omits an axis if a
  /// name contains all its values.
  package func names(of pictures: [ScenePicture], leavesOutComplete: Bool = false) -> [String] {
    var boxes = pictures.map { Self.labels(of: $0).map { Set([$0.value]) } }
    // Axes are merged from the last to the first, because a scene lists its most important axis first.
    for axis in axes.indices.reversed() { boxes = Self.merged(boxes, along: axis) }
    return boxes.map { words($0, leavesOutComplete) }
  }

  private static func labels(of picture: ScenePicture) -> [(axis: String, value: String)] {
    [("", picture.state.name)] + picture.variant.labels.map { ($0.axis, $0.value) }
  }

  private static func merged(_ boxes: [[Set<String>]], along axis: Int) -> [[Set<String>]] {
    var order: [[Set<String>]] = []
    var values: [[Set<String>]: Set<String>] = [:]
    for box in boxes where box.indices.contains(axis) {
      var others = box
      others[axis] = []
      if values[others] == nil { order.append(others) }
      values[others, default: []].formUnion(box[axis])
    }
    return order.map { others in
      var box = others
      box[axis] = values[others] ?? []
      return box
    }
  }

  private func words(_ box: [Set<String>], _ leavesOutComplete: Bool) -> String {
    zip(axes, box).filter { !leavesOutComplete || $0.values.count > $1.count }.map { axis, chosen in
      (axis.name.isEmpty ? "" : "\(axis.name) ") + Self.words(axis.values, chosen, of: axis.name)
    }.joined(separator: ", ")
  }

  private static func words(_ values: [String], _ chosen: Set<String>, of axis: String) -> String {
    let places = values.indices.filter { chosen.contains(values[$0]) }
    if let first = places.first, let last = places.last, places.count > 2, last - first + 1 == places.count,
      isAscending(values, on: axis)
    {
      return "\(values[first])…\(values[last])"
    }
    let names = places.map { values[$0] }
    return names.count > 1
      ? names.dropLast().joined(separator: ", ") + " and " + names[names.count - 1] : names.first ?? ""
  }

  private static func isAscending(_ values: [String], on axis: String) -> Bool {
    let numbers: [Double] =
      switch axis {
      case "dynamicType":
        values.compactMap { value in DynamicTypeSize.allCases.firstIndex { "\($0)" == value }.map(Double.init) }
      case "width": values.compactMap(Double.init)
      default: []
      }
    return numbers.count == values.count && zip(numbers, numbers.dropFirst()).allSatisfy(<)
  }
}
