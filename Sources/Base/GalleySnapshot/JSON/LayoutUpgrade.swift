import GalleyJSON

/// Converts a layout of version 1. In this version, the `source` of a view was its position in the file or, in the
/// record of a baseline, the name of its shared fit. The arguments of a header were stored only in the header's own
/// object.
struct LayoutUpgrade {
  private(set) var picture: JSONValue
  private var numbers: [String: Int] = [:]

  init(of picture: JSONValue, isRecord: Bool) {
    self.picture = picture
    let fits = (LayoutDocument.sharedSizes(of: picture)?.list ?? []).flatMap { $0["fits"]?.list ?? [] }
    for (number, fit) in fits.enumerated() {
      // If several fits have the same name, the last one contains the combined result.
      if let name = fit["source"]?.string { numbers[name] = number }
    }
    self.picture[member: "view"] = picture["view"].map(view)
    if isRecord { self.picture[member: "detail"] = "compared" }
  }

  private func view(_ view: JSONValue) -> JSONValue {
    var view = view
    if view["fit"]?["uniform"] == .bool(true) {
      // Views from Swift code have no position. If there is only one decision, it belongs to these views.
      let number = view["source"]?.string.map { numbers[$0] } ?? (numbers.count == 1 ? numbers.values.first : nil)
      view[member: "fit"]?[member: "decision"] = number.map { .number(Double($0)) }
    }
    if let header = view["header"] { view[member: "attributes"] = attributes(of: header, beside: view["attributes"]) }
    if case .array(let children)? = view["children"] { view[member: "children"] = .array(children.map(self.view)) }
    return view
  }

  private func attributes(of header: JSONValue, beside others: JSONValue?) -> JSONValue? {
    var attributes = others?.texts ?? [:]
    attributes["name"] = header["name"]?.string
    attributes["restingHeight"] = header["resting"]?.number.map { JSONValue.number($0).text }
    attributes["minimumHeight"] = header["minimum"]?.number.map { JSONValue.number($0).text }
    return .texts(attributes)
  }
}

extension JSONValue {
  fileprivate subscript(member name: String) -> JSONValue? {
    get { members?.first { $0.name == name }?.value }
    set {
      guard var members else { return }
      let index = members.firstIndex { $0.name == name }
      switch (index, newValue) {
      case (let index?, let value?): members[index] = Member(name: name, value: value)
      case (let index?, nil): members.remove(at: index)
      case (nil, let value?): members.append(Member(name: name, value: value))
      case (nil, nil): break
      }
      self = .object(members)
    }
  }
}
