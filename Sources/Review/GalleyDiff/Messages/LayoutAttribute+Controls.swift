extension LayoutAttribute {
  /// Describes an argument of a control. Returns nil if the argument is not specific to controls.
  static func control(
    _ name: String, of subject: String, from: String?, to: String?, isMany: Bool
  ) -> String? {
    let verb = isMany ? "are" : "is"
    switch name {
    case "isOn": return "\(subject) \(verb) \(state(to)) instead of \(state(from))"
    case "isExpanded":
      return to == nil
        ? "\(subject) \(verb) collapsed instead of expanded" : "\(subject) \(verb) expanded instead of collapsed"
    case "isEnabled":
      return to == nil
        ? "\(subject) \(verb) enabled instead of disabled" : "\(subject) \(verb) disabled instead of enabled"
    case "value":
      guard let from else { return "\(subject) \(verb) at \(to ?? "no value") now" }
      return to.map { "\(subject) \(verb) at \($0) instead of \(from)" } ?? "\(subject) \(verb) no longer at \(from)"
    case "selection": return "\(subject) \(verb) \(chosen(to)) instead of \(chosen(from))"
    case "columnWidth": return "\(subject) is \(width(to)) instead of \(width(from, beside: to))"
    case "tab": return "the tab \(chosen(to)) is selected instead of \(chosen(from))"
    case "badge": return "the badge of \(subject) is \(quoted(to)) instead of \(quoted(from))"
    case "labelsHidden":
      return "the label of \(subject) is \(to == nil ? "shown instead of hidden" : "hidden instead of shown")"
    case "searchText": return "the text of the search field is \(written(to)) instead of \(written(from))"
    case "searchable": return "\(subject) has \(to == nil ? "no search field any more" : "a search field now")"
    case "columns", "rows":
      guard let to, let from, Int(to) != nil, Int(from) != nil else { return nil }
      return "\(grid(subject)) \(isMany ? "have" : "has") \(to) \(name) instead of \(from)"
    case "columnAlignment": return "the alignment of \(subject) is \(to ?? "leading") instead of \(from ?? "leading")"
    case "columnCount":
      return "\(grid(subject)) \(isMany ? "have" : "has") \(to ?? "1") columns instead of \(from ?? "1")"
    case "rowCount": return "\(grid(subject)) \(isMany ? "have" : "has") \(to ?? "1") rows instead of \(from ?? "1")"
    case "tracks": return "the tracks of \(grid(subject)) are \(to ?? "flexible") instead of \(from ?? "flexible")"
    case "text": return "\(subject) \(verb) \(written(to)) instead of \(written(from))"
    default: return nil
    }
  }

  static func isObject(_ name: String) -> Bool {
    name == "labelsHidden" || control(name, of: "", from: "", to: "", isMany: false) == nil
  }

  private static func state(_ value: String?) -> String {
    switch value {
    case "true": "on"
    case "false": "off"
    default: value ?? "off"
    }
  }

  /// Quotes all values except dates and colours.
  private static func chosen(_ value: String?) -> String {
    guard let value else { return "nothing" }
    let isPlain = value.first == "#" || value.first?.isNumber == true
    return isPlain ? value.replacing("T", with: " ") : "\"\(value.cut)\""
  }

  private static func width(_ value: String?, beside other: String? = nil) -> String {
    guard let value, value != "*" else { return "as wide as possible" }
    return other.flatMap { $0 == "*" ? nil : value } ?? "\(value) pt wide"
  }

  private static func quoted(_ value: String?) -> String { value.map { "\"\($0.cut)\"" } ?? "none" }

  private static func grid(_ subject: String) -> String {
    ["LazyVGrid", "LazyHGrid", "Grid"].contains(subject) ? "the grid" : subject
  }

  private static func written(_ value: String?) -> String { value.map { "\"\($0.cut)\"" } ?? "empty" }
}

extension ViewName {
  /// The control in a sentence, such as "Toggle "Sounds"", "'volume'" or "the slider".
  var controlWords: String {
    if let id { return "'\(id)'" }
    let place = isPart ? row.map { " in row \($0)" } ?? "" : ""
    if let text {
      let noun = Self.named.contains(kind) ? "the \(LayoutAttribute.words(kind).trimmed)" : kind
      return "\(noun) \"\(text.cut)\"\(place)"
    }
    if let symbol { return "\(kind) '\(symbol)'\(place)" }
    return
      "the \(LayoutAttribute.words(kind).trimmed)\(row.map { " in row \($0)" } ?? container.map { " in '\($0)'" } ?? "")"
  }

  private static let named: Set = ["NavigationBar", "Tab"]

  /// The control after the word "of", as in "the button style of "Message"".
  var controlTitle: String { id == nil && !isPart ? text.map { "\"\($0.cut)\"" } ?? controlWords : controlWords }

  static func controls(_ names: [ViewName], isObject: Bool) -> String {
    guard let first = names.first else { return "" }
    let words = isObject ? first.controlTitle : first.controlWords
    return names.count > 1 ? "\(words) and \(names.count - 1) more" : words
  }
}

extension String {
  fileprivate var trimmed: Substring { drop { $0 == " " } }
}
