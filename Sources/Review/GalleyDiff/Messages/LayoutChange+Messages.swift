import GalleyGeometry
import GalleyMessages
import GalleySnapshot

extension LayoutDiff {
  /// Descriptions of all changes. Similar changes are joined into one sentence.
  public var sentences: [String] { Self.sentences(of: changes) }

  static func sentences(of changes: [LayoutChange]) -> [String] {
    let device = Self.device(of: changes)
    var groups: [[LayoutChange]] = []
    var places: [LayoutChange.Likeness: Int] = [:]
    for change in changes where device == nil || !change.isDevice {
      let likeness = change.likeness
      if let likeness, let place = places[likeness] {
        groups[place].append(change)
      } else {
        if let likeness { places[likeness] = groups.count }
        groups.append([change])
      }
    }
    return groups.flatMap { group in
      if let device, case .canvas? = group.first { return [group[0].sentence(with: group) + device] }
      // If only a few views were added, removed or reworded, they are listed one by one, because their text is
      // important.
      return group.count < group[0].fewest
        ? group.map { $0.sentence(with: []).isolated } : [group[0].sentence(with: group).isolated]
    }
  }
}

extension LayoutDiff {
  private static func device(of changes: [LayoutChange]) -> String? {
    guard changes.contains(where: { if case .canvas = $0 { true } else { false } }) else { return nil }
    return changes.firstAnswer { change in
      guard case .setting("device", let from, let to) = change else { return nil }
      return " (device \(to) instead of \(from))"
    }
  }
}

extension LayoutChange {
  fileprivate var isDevice: Bool { if case .setting("device", _, _) = self { true } else { false } }
}

extension LayoutDiff {
  /// Sentences about decisions of rows or views, such as a different candidate or column width.
  public var decisions: [String] {
    changes.compactMap { change in
      switch change {
      case .decided, .column: change.sentence(with: []).isolated
      default: nil
      }
    }
  }
}

extension LayoutChange {
  fileprivate enum Likeness: Hashable {
    case part(kind: String, isNew: Bool)
    case copy(kind: String, text: String?, place: [Int], isNew: Bool)
    case moved(Point)
    case decided(Int, Int)
    case resized(kind: String, Size)
    case restyled([String])
    case modified(String, text: String?, detail: String, isAdded: Bool, isPart: Bool)
    case attribute(String, from: String?, to: String?, kind: String?, isPart: Bool)
    case retyped(list: String?, place: [Int])
    case reordered(list: String?, by: Int)
    case scrolled(from: Point, to: Point)
    case recolored(from: String?, to: String?, layer: String?)
    case nested(String?, String, isInside: Bool)
    case padded(EdgeInsets, EdgeInsets, isPart: Bool)
    case rearranged(String, String)
  }

}

extension LayoutChange.Likeness {
  /// A key for the same part in every use of a component.
  fileprivate static func copy(_ name: ViewName, isNew: Bool) -> Self {
    .copy(kind: name.kind, text: name.placeInOwner.isEmpty ? name.text : nil, place: name.placeInOwner, isNew: isNew)
  }
}

extension LayoutChange {
  /// A key that similar changes share, so that they are joined into one sentence. Nil for changes that are described
  /// separately.
  fileprivate var likeness: Likeness? {
    switch self {
    case .added(let name, _) where name.isPart: .part(kind: name.kind, isNew: true)
    case .removed(let name, _) where name.isPart: .part(kind: name.kind, isNew: false)
    case .added(let name, _) where name.isCopy: .copy(name, isNew: true)
    case .removed(let name, _) where name.isCopy: .copy(name, isNew: false)
    case .moved(_, let by): .moved(by)
    case .retyped(let name, _, _) where name.row != nil: .retyped(list: name.list, place: name.placeInRow)
    case .reordered(let name, let from, let to): .reordered(list: name.container, by: to - from)
    case .scrolled(let name, let from, let to) where name.row != nil: .scrolled(from: from, to: to)
    case .decided(_, let from, let to): .decided(from.fit.chosen, to.fit.chosen)
    case .resized(let name, let from, let to):
      .resized(kind: name.kind, Size(width: to.width - from.width, height: to.height - from.height))
    case .restyled(_, let from, let to, let isPart, let more):
      .restyled(to.words(beside: from) + [isPart ? "part" : "", more > 0 ? "more" : ""])
    case .modified(let name, let modifier, let text, let attributes, let isAdded):
      .modified(
        modifier, text: text, detail: LayoutAttribute.detail(modifier, attributes), isAdded: isAdded,
        isPart: name.isPart)
    case .attribute(let name, "fill", let from, let to): .recolored(from: from, to: to, layer: name.layer)
    case .attribute(let name, let attribute, let from, let to):
      .attribute(
        attribute, from: from, to: to, kind: name.layer ?? (name.isContainer ? name.kind : nil), isPart: name.isPart)
    case .nested(let name, let other, let isInside): .nested(name.layer, other, isInside: isInside)
    case .padded(let name, let from, let to): .padded(from, to, isPart: name.isPart)
    case .rearranged(_, let from, let to): .rearranged(from, to)
    default: nil
    }
  }

  fileprivate var fewest: Int {
    switch self {
    case .added(let name, _) where name.isCopy: 2
    case .removed(let name, _) where name.isCopy: 2
    case .added, .removed: 3
    case .retyped: 4
    default: 1
    }
  }

  private var name: ViewName? {
    switch self {
    case .added(let name, _), .removed(let name, _), .moved(let name, _), .decided(let name, _, _),
      .resized(let name, _, _), .restyled(let name, _, _, _, _), .modified(let name, _, _, _, _),
      .padded(let name, _, _), .nested(let name, _, _),
      .rearranged(let name, _, _), .attribute(let name, _, _, _), .reordered(let name, _, _), .scrolled(let name, _, _):
      name
    default: nil
    }
  }

  fileprivate func sentence(with group: [LayoutChange]) -> String {
    let names = group.compactMap(\.name)
    let (isMany, subject) = (names.count > 1, ViewName.subject(of: names))
    switch self {
    case .canvas(let from, let to): return from.canvasWords(becoming: to)
    case .scale(let from, let to):
      return "the scale is \(Words.points(to)) pixels per point instead of \(Words.points(from))"
    case .setting(let name, let from, let to): return LayoutAttribute.setting(name, from: from, to: to)
    case .swapped(let name, let other): return "\(name.words) and \(other.words) changed places"
    case .reversed(let name, let count, let areRows):
      return "the \(Words.count(count, areRows ? "row" : "view")) of \(name.listWords) are in reverse order"
    case .shuffled(let name, let count, let areRows):
      return "\(Words.count(count, areRows ? "row" : "view")) of \(name.listWords) changed position"
    case .turnedOver(let name, let rowChanges): return rowChanges.sentence(of: name.listWords)
    case .rowCount(let name, let rows): return rows.sentence(of: name.listWords)
    case .added(let name, let wake): return name.coming(with: names, isNew: true, wake)
    case .removed(let name, let wake): return name.coming(with: names, isNew: false, wake)
    case .reordered(let name, let from, let to):
      return Self.reordering(name, from, to, all: isMany ? subject : nil)
    case .scrolled(let name, let from, let to):
      return "\(subject ?? name.words) \(isMany ? "are" : "is") scrolled to \(to.words) instead of \(from.words)"
    case .above(let name, let by):
      return "the content above \(name.words) is \(Words.points(abs(by))) pt \(by > 0 ? "taller" : "shorter")"
    case .moved(let name, let by): return "\(subject ?? name.words) moved \(by.direction)"
    case .resized(let name, let from, let to):
      return "\(subject ?? name.words) \(isMany ? "are" : "is") "
        + Self.growth(from, to, isSame: group.allSatisfy { $0.isResized(from: from, to: to) })
    case .retyped(let name, let from, let to):
      return Self.retyping(name, from, to, more: group.count - 1)
    case .restyled(let name, let from, let to, let isPart, let more):
      return "\(subject ?? name.words) \(isMany ? "are" : "is") \(isPart ? "partly " : "")"
        + to.words(beside: from).listed + Self.recolouring(more, isMany: isMany)
    case .modified(let name, let modifier, let text, let attributes, let isAdded):
      return LayoutAttribute.modification(
        modifier, text: text, attributes, of: subject ?? name.words, isAdded: isAdded, isMany: isMany)
    case .nested(let name, let other, let isInside):
      return "\(subject ?? name.words) \(isMany ? "are" : "is") \(isInside ? "inside" : "outside") the "
        + "\(LayoutAttribute.modifierWord(other)) now"
    case .attribute(let name, let attribute, let from, let to):
      return Self.argument(attribute, from, to, of: name, names)
    case .padded(let name, let from, let to):
      return "\(subject ?? name.words) \(isMany ? "have" : "has") \(to.words(beside: from))"
    case .rearranged(let name, let from, let to):
      if !isMany, let words = name.becoming(from, to) { return words }
      return
        "\(subject ?? name.words) \(isMany ? "are each" : "is") \(to.article) \(to) instead of \(from.article) \(from)"
    case .rewrapped(let name, let from, let to, let isCut, let wasCut):
      return "\(name.words) \(Self.wrapping(from, to, isCut: isCut, wasCut: wasCut))"
    case .decided(let name, let from, let to):
      if let agreed = to.agreedWords(beside: from) { return agreed }
      return "\(subject ?? name.words) \(isMany ? "show" : "shows") candidate \(to.fit.chosen + 1) instead of "
        + "\(from.fit.chosen + 1)" + to.reason(beside: from)
    case .column(let from, let to): return to.words(beside: from)
    case .redrawn(let name, let pixels, let from, let to):
      return "the drawing of \(name.words) differs in \(Words.count(pixels, "pixel")), "
        + "mostly \(to.text) instead of \(from.text)"
    }
  }

  private static func argument(
    _ argument: String, _ from: String?, _ to: String?, of name: ViewName, _ names: [ViewName]
  ) -> String {
    let isMany = names.count > 1
    let subject =
      name.isControl
      ? ViewName.controls(names, isObject: LayoutAttribute.isObject(argument))
      : ViewName.subject(of: names, isStructure: true) ?? name.structureWords
    return LayoutAttribute.sentence(
      argument, of: subject, layer: name.isControl ? nil : name.layer, from: from, to: to, isMany: isMany)
  }

  private func isResized(from: Size, to: Size) -> Bool {
    if case .resized(_, from, to) = self { true } else { false }
  }

  /// Describes a change of size. If several views have different sizes, only the difference is mentioned.
  private static func growth(_ from: Size, _ to: Size, isSame: Bool) -> String {
    let (width, height) = (to.width - from.width, to.height - from.height)
    var parts: [String] = []
    if abs(width) > 1e-6 {
      parts.append(
        "\(Words.points(abs(width))) pt \(width > 0 ? "wider" : "narrower")"
          + (isSame ? " (\(Words.points(to.width)) instead of \(Words.points(from.width)))" : ""))
    }
    if abs(height) > 1e-6 {
      parts.append(
        "\(Words.points(abs(height))) pt \(height > 0 ? "taller" : "shorter")"
          + (isSame ? " (\(Words.points(to.height)) instead of \(Words.points(from.height)))" : ""))
    }
    return parts.joined(separator: " and ")
  }

  /// Describes a move. If several views moved, `all` names them, and only the distance is mentioned.
  private static func reordering(_ name: ViewName, _ from: Int, _ to: Int, all: String?) -> String {
    guard let all else { return "\(name.words) is at position \(to) instead of \(from)" }
    return "\(all) are \(Words.count(abs(to - from), "position")) \(to > from ? "later" : "earlier")"
  }

  private static func retyping(_ name: ViewName, _ from: String, _ to: String, more: Int) -> String {
    let (before, after) = from.cut(beside: to)
    let others = more > 0 ? "; the same text of \(Words.count(more, "more row")) changed" : ""
    // A picker option is named after its text, which the sentence already contains.
    let place = name.row == nil && (name.id == from || name.id == to) ? "" : name.place
    return "\(place)\"\(before)\" became \"\(after)\"\(others)"
  }

  private static func recolouring(_ more: Int, isMany: Bool) -> String {
    guard more > 0 else { return "" }
    let texts = more == 1 ? "another text" : "\(more) more texts"
    return ", and \(texts) in \(isMany ? "each" : "it") changed colour"
  }

  private static func wrapping(_ from: Int, _ to: Int, isCut: Bool, wasCut: Bool) -> String {
    if isCut != wasCut { return isCut ? "is now truncated" : "is no longer truncated" }
    return from == to ? "breaks its lines at other words" : "takes \(Words.count(to, "line")) instead of \(from)"
  }
}

extension Point {
  package var words: String { "\(Words.points(x)), \(Words.points(y))" }

  var direction: String {
    var parts: [String] = []
    if abs(x) > 1e-6 { parts.append("\(Words.points(abs(x))) pt to the \(x > 0 ? "right" : "left")") }
    if abs(y) > 1e-6 { parts.append("\(Words.points(abs(y))) pt \(y > 0 ? "down" : "up")") }
    return parts.joined(separator: " and ")
  }
}

extension Size {
  package var words: String { "\(Words.points(width)) × \(Words.points(height))" }
}

extension Words {
  package static func points(_ value: Double) -> String { Words.rounded(value, digits: 2) }
}
