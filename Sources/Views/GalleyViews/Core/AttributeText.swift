import GalleyGeometry
import GalleyLayout

enum AttributeText {
  static func number(_ value: Double) -> String {
    guard value.isFinite else { return value > 0 ? "infinity" : value < 0 ? "-infinity" : "none" }
    let rounded = (value * 1000).rounded() / 1000
    return rounded == rounded.rounded() && abs(rounded) < 1e15 ? "\(Int(rounded))" : "\(rounded)"
  }

  static func exact(_ value: Double) -> String {
    value == value.rounded() && abs(value) < 1e15 ? "\(Int(value))" : "\(value)"
  }

  static func percent(_ share: Double) -> String { number(share * 100) + " %" }

  static func pair(_ x: Double, _ y: Double) -> String { "\(number(x)), \(number(y))" }

  static func scale(_ scale: Size) -> String {
    scale.width == scale.height ? number(scale.width) : pair(scale.width, scale.height)
  }

  static func anchor(_ anchor: UnitPoint) -> [String: String] {
    anchor == .center ? [:] : ["anchor": place(anchor)]
  }

  static func place(_ point: UnitPoint) -> String {
    let names: [(UnitPoint, String)] = [
      (.leading, "leading"), (.trailing, "trailing"), (.top, "top"), (.bottom, "bottom"), (.topLeading, "topLeading"),
      (.topTrailing, "topTrailing"), (.bottomLeading, "bottomLeading"), (.bottomTrailing, "bottomTrailing"),
      (.center, "center"),
    ]
    return names.first { $0.0 == point }?.1 ?? pair(point.x, point.y)
  }

  static func guide(_ key: AlignmentKey) -> String {
    let names: [(AlignmentKey, String)] = [
      (HorizontalAlignment.leading.key, "leading"), (HorizontalAlignment.center.key, "center"),
      (HorizontalAlignment.trailing.key, "trailing"), (VerticalAlignment.top.key, "top"),
      (VerticalAlignment.center.key, "center"), (VerticalAlignment.bottom.key, "bottom"),
      (VerticalAlignment.firstTextBaseline.key, "firstTextBaseline"),
      (VerticalAlignment.lastTextBaseline.key, "lastTextBaseline"),
    ]
    return names.first { $0.0 == key }?.1 ?? "\(key.id)"
  }

  static func alignment(_ alignment: Alignment) -> String {
    let (x, y) = (guide(alignment.horizontal.key), guide(alignment.vertical.key))
    if x == y || y == "center" { return x }
    return x == "center" ? y : y + x.prefix(1).uppercased() + x.dropFirst()
  }
}
