import GalleySnapshot

/// The description of a control is stored in its outermost view.
extension InspectedView {
  var drawnControl: Control? { control ?? content?.drawnControl }

  var seenKind: String {
    var view = self
    while true {
      if let control = view.control { return control.kind }
      guard let inner = view.content else { return view.kind }
      view = inner
    }
  }

  /// A copy without controls, for comparison with older snapshots, which do not record them.
  var withoutControls: InspectedView {
    var view = self
    view.control = nil
    if !attributes.isEmpty { view.attributes = attributes.filter { !Self.recordedWithControls.contains($0.key) } }
    view.children = children.map(\.withoutControls)
    return view
  }

  var isDisclosed: Bool {
    attributes["isDisclosed"] != nil || content?.isDisclosed == true
      || Self.rowKinds.contains(kind) && children.contains(where: \.isDisclosed)
  }

  private static let rowKinds: Set = ["ListRow", "card", "ground", "layer", "view"]
}

extension ViewPair {
  /// Whether the view is a bar or another control that creates its parts one by one.
  var isBar: Bool { controls.map { Self.bars.contains($0.new.kind) } ?? false }

  private static let bars: Set = ["NavigationBar", "TabBar", "BottomBar", "Picker", "DatePicker", "MultiDatePicker"]

  var hasOtherControl: Bool {
    controls.map { $0.old.given != $0.new.given } ?? false
  }

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
  /// A copy without tab numbers and row indices, which are only positions and not values.
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
  var given: [String: String] { arguments.filter { $0.key != Self.label } }

  var label: String? { arguments[Self.label] }

  private static let label = "label"
}
