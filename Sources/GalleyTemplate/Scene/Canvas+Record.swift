import GalleyGeometry
import GalleyText
import GalleyViews

extension Canvas {
  /// The canvas that a scene's `canvas` section describes; a phone where it says nothing.
  init(_ record: SceneRecord) {
    self.init(device: record.word("device").flatMap(Device.named) ?? .phone)
    applySize(record)
    if let inset = record.number("safeArea") { safeArea = EdgeInsets(.all, inset) }
    if let sides = record.record("safeArea") { safeArea = EdgeInsets(sides: sides) }
    if let color = record.color("background") { background = Color(color) }
    if let scheme = record.word("colorScheme").flatMap(ColorScheme.init(word:)) {
      colorScheme = scheme
    }
    if let size = record.word("dynamicType").flatMap(DynamicTypeSize.init(word:)) {
      dynamicTypeSize = size
    }
    if let tag = record.text("locale") { locale = tag }
    if let direction = record.word("layoutDirection").flatMap(LayoutDirection.init(word:)) {
      layoutDirection = direction
    }
    missingGlyph = record.word("missingGlyph") == "box" ? .box : .error
  }

  /// A size without a device has no safe area and two pixels to a point.
  private mutating func applySize(_ record: SceneRecord) {
    let isFree = record["device"] == nil && (record["size"] ?? record["width"] ?? record["height"]) != nil
    if isFree {
      device = nil
      scale = 2
      safeArea = .zero
    }
    if case .size(let size)? = record["size"] { (width, height) = (size.width, size.height) }
    if let side = record.number("width") { width = side }
    if let side = record.number("height") { height = side }
    if record.word("height") == "fit" { height = nil }
    if let factor = record.number("scale") { scale = factor }
  }
}

extension Device {
  /// The phone that scenes are drawn on when they name no device.
  static let phone = Device("phone", 390, 844, 3, top: 47, bottom: 34)
}

extension EdgeInsets {
  /// Distances by side; a side named alone wins over a pair, a pair over all.
  init(sides: SceneRecord, number: (String) -> Double?) {
    let all = number("all") ?? 0
    let horizontal = number("horizontal") ?? all
    let vertical = number("vertical") ?? all
    self.init(
      top: number("top") ?? vertical, leading: number("leading") ?? horizontal, bottom: number("bottom") ?? vertical,
      trailing: number("trailing") ?? horizontal)
  }

  /// Distances by side that are the same for every row.
  init(sides: SceneRecord) { self.init(sides: sides) { sides.number($0) } }
}
