import GalleyGeometry
import GalleySnapshot

extension LayoutChange {
  /// The traits that changes with the same cause share. A change has several traits if several properties of the view
  /// changed.
  public var traits: [ChangeTrait] {
    switch self {
    case .padded(_, let from, let to): [.padding(from.steps(to: to))]
    case .attribute(_, let name, let from, let to): Self.traits(of: name, from, to)
    case .setting(let name, let from, let to):
      ColorSteps(from, to).map { $0.traits } ?? [.setting(name: name, from: from, to: to)]
    case .scale(let from, let to): [.setting(name: "scale", from: "\(from)", to: "\(to)")]
    case .restyled(_, let from, let to, _, _): from.traits(becoming: to)
    case .retyped(_, let from, let to): [.words(WordChange(from, to))]
    case .added(let name, _): [Self.presence(name, isNew: true)]
    case .removed(let name, _): [Self.presence(name, isNew: false)]
    case .modified(_, let modifier, let text, let attributes, let isAdded):
      [.modifier(modifier, text: text, attributes: attributes, isAdded: isAdded)]
    case .swapped(let name, let other) where name.isPart || name.row == nil:
      [.swapped([name.kind, other.kind].sorted())]
    case .reordered(let name, _, _), .swapped(let name, _): [.order(Self.orderName(of: name))]
    case .reversed, .shuffled, .turnedOver: [.order("")]
    default: viewTraits
    }
  }

  private var viewTraits: [ChangeTrait] {
    switch self {
    case .moved(let name, _): [.view(name, .place)]
    case .resized(let name, _, _): [.view(name, .size)]
    case .rewrapped(let name, _, _, _, _): [.view(name, .lines)]
    case .redrawn(let name, _, _, _): [.view(name, .drawing)]
    case .rearranged(let name, _, _): [.view(name, .kind)]
    case .nested(let name, _, _): [.view(name, .nesting)]
    case .scrolled(let name, _, _): [.view(name, .scrolling)]
    case .above(let name, _), .rowCount(let name, _): [.view(name, .rows)]
    case .decided(let name, _, _): [.view(name, .decision)]
    case .column(let from, _): [.view(ViewName(sharedBy: from.key, of: "column"), .decision)]
    case .canvas: [.view(ViewName(sharedBy: "", of: "canvas"), .canvas)]
    default: []
    }
  }

  /// The traits of the view's own frame or offset, for a change that is a cause and not a consequence of another
  /// change.
  public var ownTraits: [ChangeTrait] {
    switch self {
    case .moved(_, let by): [.offset(x: by.x, y: by.y)]
    case .resized(_, let from, let to): [.size(from.steps(to: to))]
    default: traits
    }
  }

  /// Whether the change may be a consequence of another change. If a cause is found nearby, it is reported as the
  /// effect of that cause.
  public var isOftenAnEffect: Bool {
    switch self {
    case .rowCount, .above, .rewrapped, .decided, .column: true
    case .added(_, let wake), .removed(_, let wake): wake.isPassing
    default: false
    }
  }

  /// Whether the change never affects the image, such as a changed accessibility label.
  package var isInvisible: Bool {
    guard case .modified(_, let modifier, _, _, _) = self else { return false }
    return modifier.hasPrefix("accessibility") || modifier == "allowsHitTesting"
  }

  /// The view that changed; nil for the whole screen.
  public var view: ViewName? {
    switch self {
    case .canvas, .scale, .setting, .column: nil
    case .added(let name, _), .removed(let name, _), .reordered(let name, _, _), .swapped(let name, _),
      .reversed(let name, _, _), .shuffled(let name, _, _), .turnedOver(let name, _), .rowCount(let name, _),
      .scrolled(let name, _, _), .above(let name, _), .moved(let name, _), .resized(let name, _, _),
      .retyped(let name, _, _), .restyled(let name, _, _, _, _), .modified(let name, _, _, _, _),
      .nested(let name, _, _), .attribute(let name, _, _, _), .padded(let name, _, _), .rearranged(let name, _, _),
      .rewrapped(let name, _, _, _, _), .decided(let name, _, _), .redrawn(let name, _, _, _):
      name
    }
  }

  /// Returns an empty name for a row that has neither a text nor an id.
  private static func orderName(of name: ViewName) -> String {
    (name.text ?? name.id).map { "\"\($0.cut)\"" } ?? (name.row == nil || name.isPart ? name.kind : "")
  }

  private static func presence(_ name: ViewName, isNew: Bool) -> ChangeTrait {
    if name.isPart || name.kind == "column" {
      return .part(kind: name.kind, text: name.text ?? name.id ?? name.symbol, isNew: isNew)
    }
    guard let words = name.text ?? name.id else { return .part(kind: name.kind, text: name.symbol, isNew: isNew) }
    return .row(words, isNew: isNew)
  }

  private static func traits(of name: String, _ from: String?, _ to: String?) -> [ChangeTrait] {
    if let from, let to, let steps = ColorSteps(from, to) { return steps.traits }
    return [.attribute(name: name, from: from, to: to)]
  }
}

/// The colour differences between two values that are otherwise identical, such as fills or gradient stops.
private struct ColorSteps {
  let steps: [(from: String, to: String)]

  /// Fails if the values differ in anything but colours.
  init?(_ from: String, _ to: String) {
    let (old, new) = (Self.parts(from), Self.parts(to))
    guard old.rest == new.rest, old.colors.count == new.colors.count else { return nil }
    steps = zip(old.colors, new.colors).filter { $0 != $1 }.map { ($0, $1) }
    guard !steps.isEmpty else { return nil }
  }

  var traits: [ChangeTrait] {
    steps.map { from, to in
      let isAsOpaque = from.count == 9 && to.count == 9 && from.suffix(2) == to.suffix(2)
      return isAsOpaque
        ? .color(from: String(from.prefix(7)), to: String(to.prefix(7))) : .color(from: from, to: to)
    }
  }

  private static func parts(_ text: String) -> (colors: [String], rest: String) {
    var (colors, rest, left) = ([String](), "", text[...])
    while let start = left.firstIndex(of: "#") {
      let digits = left[left.index(after: start)...].prefix { $0.isHexDigit }
      rest += left[..<start]
      if digits.count == 6 || digits.count == 8 {
        colors.append("#" + digits)
        rest += "#"
      } else {
        rest += "#" + digits
      }
      left = left[digits.endIndex...]
    }
    return (colors, rest + left)
  }
}

extension InspectedView.TextStyle {
  fileprivate func traits(becoming new: InspectedView.TextStyle) -> [ChangeTrait] {
    var steps: [ChangeTrait.FontStep] = []
    if family != new.family { steps.append(.family(from: family, to: new.family)) }
    let named = new.changedName(from: self)
    if let named { steps.append(.style(from: named.from, to: named.to)) }
    if size != new.size, named == nil { steps.append(.size(from: size, to: new.size)) }
    if weight != new.weight, named?.explainsWeight != true {
      steps.append(.weight(from: weight, to: new.weight))
    }
    if isItalic != new.isItalic { steps.append(.italic(new.isItalic)) }
    if isUnderlined != new.isUnderlined { steps.append(.underlined(new.isUnderlined)) }
    if isStruckThrough != new.isStruckThrough { steps.append(.struckThrough(new.isStruckThrough)) }
    let painted = color == new.color ? nil : ColorSteps(color ?? "a gradient", new.color ?? "a gradient")?.traits
    let other =
      color == new.color || painted != nil ? [] : [ChangeTrait.attribute(name: "color", from: color, to: new.color)]
    return (steps.isEmpty ? [] : [.font(steps)]) + (painted ?? other)
  }
}

extension Size {
  fileprivate func steps(to new: Size) -> [ChangeTrait.LengthStep] {
    let steps = [(width, new.width), (height, new.height)].filter { LayoutComparison.differs($0.0, $0.1) }
      .map { ChangeTrait.LengthStep($0.0, $0.1) }
    return steps.count == 2 && steps[0] == steps[1] ? [steps[0]] : steps
  }
}

extension EdgeInsets {
  /// Compares values without regard to sides, because padding is mirrored in right-to-left layouts.
  fileprivate func steps(to new: EdgeInsets) -> [ChangeTrait.LengthStep] {
    let sides = [(top, new.top), (bottom, new.bottom), (leading, new.leading), (trailing, new.trailing)]
    return Set(sides.filter { LayoutComparison.differs($0.0, $0.1) }.map { ChangeTrait.LengthStep($0.0, $0.1) })
      .sorted()
  }
}
