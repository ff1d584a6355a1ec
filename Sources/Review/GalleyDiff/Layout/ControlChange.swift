import GalleyGeometry
import GalleySnapshot

/// A change of a control's arguments. Most differences inside a control are consequences of its changed arguments.
struct ControlChange {
  let changes: [LayoutChange]
  private let extent: Extent
  private let texts: (old: Set<String>, new: Set<String>)
  private let steps: Set<Step>
  private let showsWords: Bool

  private enum Extent: Comparable {
    case places
    case paint
    case marks
    case contents
    case all
  }

  private struct Step: Hashable {
    let name: String
    let from: String?
    let to: String?

    init(name: String, from: String?, to: String?) { (self.name, self.from, self.to) = (name, from, to) }

    init(tab old: String?, in before: InspectedView, _ new: String?, in after: InspectedView) {
      func title(_ tab: String?, _ view: InspectedView) -> String? {
        tab.flatMap { view["tab-\($0)"]?.texts.last ?? $0 }
      }
      self.init(name: "tab", from: title(old, before), to: title(new, after))
    }
  }

  init?(_ pair: ViewPair, inside path: [ViewPair]) {
    guard let (old, new) = pair.controls, pair.hasOtherControl else { return nil }
    let (before, after) = (old.given, new.given)
    let tabs = new.kind == "TabView" ? (pair.old, pair.new) : nil
    let steps = Set(before.keys).union(after.keys).filter { before[$0] != after[$0] }.sorted()
      .map { argument in
        tabs.flatMap { argument == "selection" ? Step(tab: before[argument], in: $0, after[argument], in: $1) : nil }
          ?? Step(name: argument, from: before[argument], to: after[argument])
      }
    let texts = (pair.old.texts, pair.new.texts)
    var name = ViewName(pair, inside: path)
    (name.isControl, name.kind) = (true, new.kind)
    // A picker's current value is not its name.
    let title = [texts.1.first, texts.0.first].compactMap(\.self).first { !before.values.contains($0) }
    name.text =
      Self.nameless.contains(new.kind) ? nil : new.label ?? old.label ?? title ?? texts.1.first ?? texts.0.first
    showsWords = Self.writers.contains(new.kind) || steps.contains { $0.name == "tab" }
    if let columns = pair.columns, steps.allSatisfy({ $0.name == "columns" }) {
      (changes, extent, self.texts, self.steps) = (columns.changes, .places, ([], []), [])
      return
    }
    changes =
      Self.renaming(name, old.label, new.label, texts)
      + steps.map { LayoutChange.attribute(name, name: $0.name, from: $0.from, to: $0.to) }
    extent = steps.map { Self.extent(of: $0.name, new.kind) }.max() ?? .paint
    self.texts = (Set(texts.0), Set(texts.1))
    self.steps = Set(steps)
  }

  private static func renaming(
    _ name: ViewName, _ old: String?, _ new: String?, _ texts: ([String], [String])
  ) -> [LayoutChange] {
    guard let old, let new, old != new, texts.0.contains(old), texts.1.contains(new) else { return [] }
    return [.retyped(name, from: old, to: new)]
  }

  private static let containers: Set = ["Form", "GroupBox", "ControlGroup", "TabView", "NavigationBar"]
  private static let nameless: Set = ["Form", "ControlGroup", "TabView", "TabBar"]
  private static let writers: Set = [
    "Picker", "DatePicker", "MultiDatePicker", "TextField", "SecureField", "ColorPicker",
  ]
  private static let values: Set = ["isOn", "value", "selection", "text", "isExpanded", "badge"]
  private static let paints: Set = ["tint", "isEnabled", "role"]

  private static func extent(of argument: String, _ kind: String) -> Extent {
    if paints.contains(argument) { return .paint }
    if values.contains(argument) { return writers.contains(kind) ? .all : .marks }
    if argument == "tab" { return .all }
    return containers.contains(kind) ? .contents : .all
  }

  func explains(_ change: LayoutChange) -> Bool {
    if case .attribute(let name, let attribute, let from, let to) = change, name.isControl {
      return steps.contains(Step(name: attribute, from: from, to: to))
    }
    if extent == .places { return change.isAboutPlaces }
    switch change {
    case .retyped(_, let from, let to): return extent == .all && showsWords || isRepeated(from, to)
    case _ where extent == .all: return true
    case .added(let name, _): return name.text.map { isKnown($0, in: texts.old) || isValue($0, \.to) } ?? true
    case .removed(let name, _): return name.text.map { isKnown($0, in: texts.new) || isValue($0, \.from) } ?? true
    case .redrawn: return true
    default: return extent == .contents || (extent == .paint ? change.isPaint : change.isWordless)
    }
  }

  private func isKnown(_ text: String, in others: Set<String>) -> Bool {
    extent == .contents && (others.contains(text) || steps.contains { $0.name == "searchable" })
  }

  private func isValue(_ text: String, _ side: KeyPath<Step, String?>) -> Bool {
    steps.contains { $0[keyPath: side] == text }
  }

  private func isRepeated(_ from: String, _ to: String) -> Bool {
    if from.lowercased() == to.lowercased() { return true }
    let words = WordChange(from, to)
    return steps.contains { step in
      guard let before = step.from, let after = step.to else { return step.from == from || step.to == to }
      return words.from == before && words.to == after
    }
  }
}

extension LayoutChange {
  fileprivate var isWordless: Bool { view?.text == nil }

  fileprivate var isPaint: Bool {
    switch self {
    case .restyled(_, let from, let to, _, _): from.isRecolored(to)
    case .attribute(_, let name, _, _): InspectedView.colors.contains(name) || name == "opacity" && isWordless
    case .modified(_, "opacity", _, _, _): true
    default: false
    }
  }

  fileprivate var isAboutPlaces: Bool {
    switch self {
    case .moved, .resized, .rewrapped, .above, .attribute(_, "alignment", _, _): true
    default: false
    }
  }
}

extension LayoutComparison {
  mutating func report(_ control: ControlChange, of pair: ViewPair, from first: Int) {
    changes = changes[..<first] + control.changes + changes[first...].filter { !control.explains($0) }
    changedViews.insert(pair.new.frame)
    causes += 1
  }
}

extension LayoutComparison {
  /// Removes changes inside a control whose arguments are unchanged, because they follow from its size or its text.
  /// `first`, `start` and `count` are the numbers of changes, consequences and causes before the control.
  mutating func leaveOutParts(of pair: ViewPair, from first: Int, consequences start: Int, causes count: Int) {
    if pair.new.kind == "SwipeLayout", pair.new.frame.height != pair.old.frame.height {
      leaveOutActions(from: first, consequences: start, causes: count)
    }
    guard let kind = pair.controls?.new.kind, Self.drawnControls.contains(kind), !pair.hasOtherControl,
      !pair.hasCustomStyle
    else { return }
    func isPart(_ change: LayoutChange) -> Bool {
      guard let name = change.view, name.kind != kind, name.text == nil, name.id == nil else { return false }
      if case .padded = change { return true }
      return change.isAboutPlaces
    }
    changes = changes[..<first] + changes[first...].filter { !isPart($0) }
    consequences = consequences[..<start] + consequences[start...].filter { !isPart($0.change) }
    if changes.count == first { causes = count }
  }

  /// Removes changes inside swipe actions, which are as tall as their row and show their titles only if these fit.
  private mutating func leaveOutActions(from first: Int, consequences start: Int, causes count: Int) {
    func follows(_ change: LayoutChange) -> Bool {
      switch change {
      case .added, .removed, .padded: true
      default: change.isAboutPlaces
      }
    }
    changes = changes[..<first] + changes[first...].filter { !follows($0) }
    consequences.removeSubrange(start...)
    if changes.count == first { causes = count }
  }

  private static let drawnControls: Set = [
    "Slider", "ProgressView", "Gauge", "Toggle", "Stepper", "Picker", "DatePicker", "TextField", "SecureField",
    "ColorPicker",
  ]
}

extension ViewPair {
  /// Whether the control has a custom style, so that user code draws its parts.
  fileprivate var hasCustomStyle: Bool {
    controls?.new.arguments.contains { $0.key.hasSuffix("Style") && !Self.builtInStyles.contains($0.value) } ?? false
  }

  private static let builtInStyles: Set = [
    "accessoryCircular", "accessoryCircularCapacity", "accessoryLinear", "accessoryLinearCapacity", "button",
    "checkbox", "circular", "compact", "field", "graphical", "inline", "linear", "linearCapacity", "menu",
    "navigationLink", "palette", "plain", "radioGroup", "roundedBorder", "segmented", "squareBorder", "stepperField",
    "switch", "wheel",
  ]
}
