import GalleySnapshot

/// Controls, which have no views of their own: their outermost views have their records.
extension InspectedView {
  /// The control that the view draws, or that the view inside of its modifiers draws.
  var drawnControl: Control? { control ?? content?.drawnControl }

  /// What kind of view a reader sees: a control, or else the view inside of its modifiers.
  var seenKind: String {
    var view = self
    while true {
      if let control = view.control { return control.kind }
      guard let inner = view.content else { return view.kind }
      view = inner
    }
  }

  /// The view as a snapshot has it in which controls are not recorded, nor what was added with them.
  var withoutControls: InspectedView {
    var view = self
    view.control = nil
    if !attributes.isEmpty { view.attributes = attributes.filter { !Self.recordedWithControls.contains($0.key) } }
    view.children = children.map(\.withoutControls)
    return view
  }

  /// Whether the view shows because a control is expanded.
  var isDisclosed: Bool {
    attributes["isDisclosed"] != nil || content?.isDisclosed == true
      || Self.rowKinds.contains(kind) && children.contains(where: \.isDisclosed)
  }

  private static let rowKinds: Set = ["ListRow", "card", "ground", "layer", "view"]
}

extension ViewPair {
  /// Whether the view is a bar at an edge of the screen, or another control that makes its parts one by one.
  var isBar: Bool { controls.map { Self.bars.contains($0.new.kind) } ?? false }

  private static let bars: Set = ["NavigationBar", "TabBar", "BottomBar", "Picker", "DatePicker", "MultiDatePicker"]

  var hasOtherControl: Bool {
    controls.map { $0.old.given != $0.new.given } ?? false
  }

  /// Whether a disclosure group that the view draws, or that is in the row that the view is, was expanded or collapsed.
  var togglesDisclosure: Bool { togglesDisclosure(depth: 6) }

  private func togglesDisclosure(depth: Int) -> Bool {
    if let controls, controls.new.kind == "DisclosureGroup" {
      return controls.old.arguments["isExpanded"] != controls.new.arguments["isExpanded"]
    }
    return depth > 0
      && children.contains { child in
        if case .both(let pair) = child { pair.togglesDisclosure(depth: depth - 1) } else { false }
      }
  }
}

extension InspectedView {
  /// The tabs without the numbers that tell them apart where nobody gave them values: these are only places.
  var withoutTabNumbers: InspectedView {
    var view = self
    if let id, id.hasPrefix("tab-"), Int(id.dropFirst(4)) != nil { view.id = nil }
    view.row = nil
    view.children = children.map(\.withoutTabNumbers)
    return view
  }
}

extension Siblings {
  var togglesDisclosure: Bool {
    members.contains { member in
      if case .both(let pair) = member { pair.togglesDisclosure } else { false }
    }
  }
}

extension InspectedView.Control {
  /// The arguments without the label, which says what the control is called.
  var given: [String: String] { arguments.filter { $0.key != Self.label } }

  var label: String? { arguments[Self.label] }

  private static let label = "label"
}
