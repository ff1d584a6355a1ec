import GalleyMessages
import GalleySnapshot

enum LayoutAttribute {
  /// The default values of arguments, except for those whose default is "none".
  private static let defaults = [
    "tracking": "0", "lineSpacing": "0", "baselineOffset": "0", "truncationMode": "tail",
    "multilineTextAlignment": "leading", "minimumScaleFactor": "100 %", "monospacedDigit": "false",
    "cornerRadius": "0", "sheet.cornerRadius": "10", "anchor": "center",
    "gradientCenter": "center", "gradientStops": "even spacing", "symbolRenderingMode": "monochrome",
    "resizingMode": "stretch", "interpolation": "the default", "capInsets": "0",
    "titleDisplayMode": "inline", "controlSize": "regular", "buttonBorderShape": "automatic", "tint": "the default",
    "displayedComponents": "all",
  ].merging(listSizes) { $1 }.merging(controlSizes) { $1 }

  /// The sizes of lists on iOS 18. Layouts record only sizes that differ from these.
  private static let listSizes = [
    "rowHeight": "44", "rowPadding": "11", "cardMargin": "20", "textInset": "20", "cardRadius": "10",
    "headerPadding": "17 above and 6 below", "footerPadding": "6 above and 12 below",
    "separatorThickness": "one pixel", "separatorInset": "0",
  ]

  private static let controlSizes = ["switchSize": "51 × 31", "trackHeight": "4", "outline": "a rounded rectangle"]

  /// The argument values with which a modifier has no effect. For example, a view without `opacity` is opaque.
  private static let neutral = [
    "opacity": "100 %", "zIndex": "0", "layoutPriority": "0", "brightness": "0", "contrast": "1", "saturation": "1",
    "grayscale": "0", "hueRotation": "0°",
  ]

  private static let terms = [
    "color": "colour", "ratio": "aspect ratio", "zIndex": "zIndex", "colorMultiply": "colour multiply",
  ]

  private static let lengths: Set = [
    "spacing", "columnSpacing", "rowSpacing", "horizontalSpacing", "verticalSpacing", "lineSpacing", "tracking",
    "baselineOffset", "lineWidth", "cornerRadius", "radius", "blurRadius", "offset", "position", "width", "height",
    "minWidth", "idealWidth", "maxWidth", "minHeight", "idealHeight", "maxHeight", "minLength", "contentMargins",
    "rowHeight", "rowPadding", "cardMargin", "cardRadius", "textInset",
    "separatorThickness", "separatorInset", "trackHeight", "restingHeight", "minimumHeight", "dash", "dashPhase",
    "capInsets", "gradientRadii",
  ]

  private static func unit(of name: String, _ value: String) -> String {
    lengths.contains(name) && isNumber(value) ? " pt" : ""
  }

  private static func isNumber(_ value: String) -> Bool {
    value.first.map { $0.isNumber || $0 == "-" } == true
      && value.replacing(" to ", with: " ").allSatisfy { $0.isNumber || ". ,-".contains($0) }
  }

  private static func gradient(_ name: String, of subject: String, _ change: String) -> String {
    switch name {
    case "gradientDirection": "the gradient of \(subject) runs from \(change)"
    case "gradientCenter": "the center of the gradient of \(subject) is \(change)"
    case "gradientStops": "the stops of the gradient of \(subject) are at \(change)"
    case "gradientRadii": "the radii of the gradient of \(subject) are \(change)"
    default: "the angles of the gradient of \(subject) are \(change)"
    }
  }

  private static let mainArguments = [
    ["opacity"], ["zIndex"], ["angle"], ["scale"], ["amount"], ["radius"], ["width", "height"],
    ["maxWidth", "maxHeight"],
    ["minWidth", "minHeight"], ["layoutPriority"], ["ratio"], ["position"], ["blendMode"],
  ]

  private static let named: Set = [
    "titleDisplayMode", "controlSize", "buttonBorderShape", "tint", "role", "displayedComponents", "placement",
  ]

  /// The main argument of each modifier, which is not mentioned by name.
  private static let plain = [
    "rotationEffect": "angle", "scaleEffect": "scale", "hueRotation": "angle", "brightness": "amount",
    "contrast": "amount", "saturation": "amount", "grayscale": "amount",
  ]

  /// Describes a changed argument. `layer` is the modifier, or nil for the view itself.
  package static func sentence(
    _ name: String, of subject: String, layer: String?, from: String?, to: String?, isMany: Bool
  ) -> String {
    if let sentence = control(name, of: subject, from: from, to: to, isMany: isMany) { return sentence }
    let missing =
      layer.flatMap { defaults["\($0).\(name)"] } ?? defaults[name] ?? (name.hasSuffix("Style") ? "automatic" : "none")
    let (before, after) = (value(from ?? missing), value(to ?? missing))
    let change = "\(after)\(unit(of: name, after)) instead of \(before)\(isNumber(after) ? "" : unit(of: name, before))"
    if name.hasPrefix("gradient") { return gradient(name, of: subject, change) }
    switch name {
    // All lists on a screen use the sizes of the same iOS version, so a single list is not named.
    case _ where listSizes[name] != nil: return "the \(words(name)) of lists is \(change)"
    case _ where controlSizes[name] != nil: return "the \(words(name)) of \(subject) is \(change)"
    case "fill", "background": return "\(subject) \(isMany ? "are" : "is") \(change)"
    case "shape":
      guard let from, let to else { break }
      return "\(subject) \(isMany ? "are each" : "is") \(to.article) \(to) instead of \(from.article) \(from)"
    case "drawing":
      let symbol = (to ?? "").prefix { $0 != " " }
      return "\(subject) \(isMany ? "show" : "shows") a different drawing of the symbol '\(symbol)'"
    case "systemName":
      return "\(subject) \(isMany ? "show" : "shows") the symbol '\(to ?? "none")' instead of '\(from ?? "none")'"
    case "image": return "\(subject) \(isMany ? "show different images" : "shows a different image")"
    case "isSelected":
      return "\(subject) \(isMany ? "are" : "is") \(to == "true" ? "selected now" : "no longer selected")"
    case "isPresented": return "\(subject) is \(to == "true" ? "shown now" : "no longer shown")"
    case "pinnedViews", "contentMargins": return "\(words(name)) of \(subject) are \(change)"
    case _ where name != "listStyle" && (name.hasSuffix("Style") || Self.named.contains(name)):
      // The values are printed under the names that users know from their code.
      return "the \(words(name)) of \(subject) is \(to ?? missing) instead of \(from ?? missing)"
    default: break
    }
    return "\(words(name)) of \(subject) is \(change)"
  }

  /// Describes the removal of a modifier as a change of its value. Returns nil for modifiers without a value that means
  /// the same as no modifier.
  static func absence(of modifier: String, _ attributes: [String: String], from subject: String) -> String? {
    guard let after = neutral[modifier], let before = attributes[plain[modifier] ?? modifier] else { return nil }
    return "\(words(modifier)) of \(subject) is \(after) instead of \(before)"
  }

  static func modifierWord(_ modifier: String) -> String { modifier == "scrollHeader" ? "header" : modifier }

  static func modification(
    _ modifier: String, text: String?, _ attributes: [String: String], of subject: String, isAdded: Bool, isMany: Bool
  ) -> String {
    guard let thing = thing(modifier, text: text, attributes, isAdded: isAdded) else {
      return "\(subject) \(isMany ? "are" : "is") \(isAdded ? "\(modifier) now" : "no longer \(modifier)")"
    }
    if !isAdded, let reported = absence(of: modifier, attributes, from: subject) { return reported }
    return "\(subject) \(isMany ? "have" : "has") "
      + (isAdded ? "\(thing.article) \(thing) now" : "no \(thing) any more")
  }

  static func thing(_ modifier: String, text: String?, _ attributes: [String: String], isAdded: Bool) -> String? {
    if ["clipped", "hidden"].contains(modifier) { return nil }
    let name = modifier == "scrollHeader" ? attributes["name"].map { " '\($0)'" } : nil
    let detail = isAdded && text == nil && name == nil ? detail(modifier, attributes) : ""
    return modifierWord(modifier) + (name ?? text.map { " \"\($0.cut)\"" } ?? "") + detail
  }

  private static let regular = " Regular"

  static func setting(_ name: String, from: String, to: String) -> String {
    if let face = LayoutSnapshot.fontFace(ofAttribute: name) {
      return "the font \"\(face.hasSuffix(regular) ? String(face.dropLast(regular.count)) : face)\" is a different file"
    }
    return switch name {
    case "background": "the canvas background is \(to) instead of \(from)"
    case "colorScheme": "the colour scheme is \(to) instead of \(from)"
    case LayoutSnapshot.systemVersion.name: "the system is \(to) instead of \(from)"
    case "statusBar", "homeIndicator", "keyboard": system(name, from: from, to: to)
    case "dynamicType": "Dynamic Type is \(to) instead of \(from)"
    default: "the \(words(name)) is \(value(to)) instead of \(value(from))"
    }
  }

  private static func system(_ name: String, from: String, to: String) -> String {
    let thing = "the \(words(name))"
    if to == "none" { return "\(thing) is no longer shown" }
    let size = name == "keyboard" ? "\(to) pt high" : ""
    if from == "none" { return "\(thing) is shown now" + (size.isEmpty ? "" : ", \(size)") }
    return size.isEmpty ? "\(thing) shows \(to) instead of \(from)" : "\(thing) is \(size) instead of \(from)"
  }

  /// Returns the main arguments of a modifier, such as " of 50 %" or " of width 200".
  static func detail(_ modifier: String, _ attributes: [String: String]) -> String {
    for names in mainArguments {
      let reported = names.compactMap { name in attributes[name].map { (name, $0) } }
      guard !reported.isEmpty else { continue }
      let isPlain = { (name: String) in words(name) == words(modifier) || plain[modifier] == name }
      return " of " + reported.map { isPlain($0.0) ? $0.1 : "\(words($0.0)) \($0.1)" }.listed
    }
    return ""
  }

  /// Returns the words of an identifier, such as "line limit" for "lineLimit".
  package static func words(_ name: String) -> String {
    terms[name] ?? name.reduce(into: "") { $0 += $1.isUppercase ? " " + $1.lowercased() : String($1) }
  }

  private static func value(_ text: String) -> String {
    text.allSatisfy { $0.isLetter || $0 == "," || $0 == " " } ? words(text) : text
  }
}

extension HiddenRows {
  package func sentence(of container: String) -> String {
    let parts = [place(above, "above its visible area"), place(below, "below its visible area")].compactMap(\.self)
    let moved = shift.following("follows")
    guard before != after else {
      let same = "\(container) still has \(Words.count(after, "row"))"
      return parts.isEmpty ? same : "\(same): \(parts.listed)\(moved)"
    }
    let count = "\(container) has \(Words.count(after, "row")) instead of \(Words.grouped(before))"
    return parts.isEmpty ? "\(count), outside its visible area" : "\(count): \(parts.listed)\(moved)"
  }

  private func place(_ count: Int?, _ place: String) -> String? {
    guard let count, count != 0 else { return nil }
    return "\(Words.grouped(abs(count))) \(place) \(abs(count) == 1 ? "is" : "are") \(count > 0 ? "new" : "gone")"
  }
}
