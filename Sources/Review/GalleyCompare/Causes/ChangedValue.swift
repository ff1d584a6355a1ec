import GalleyDiff
import GalleyJSON

/// A changed variable of a scene: a colour, a length or a string that views refer to.
struct ChangedValue: Hashable, Sendable {
  let name: String
  let from: String
  let to: String

  static func all(from old: [String: String], to new: [String: String]) -> [ChangedValue] {
    new.sorted { $0.key < $1.key }.compactMap { name, value in
      old[name].flatMap { $0 == value ? nil : ChangedValue(name: name, from: $0, to: value) }
    }
  }

  func explains(_ trait: ChangeTrait) -> Bool {
    switch trait {
    case .color(let old, let new): from.uppercased() == old && to.uppercased() == new
    case .padding(let steps), .size(let steps): steps.contains { isStep($0.from, $0.to) }
    case .font(let steps):
      steps.contains { step in
        if case .size(let old, let new) = step { isStep(old, new) } else { false }
      }
    case .attribute(_, let old?, let new?): from == old && to == new || isStep(Double(old), Double(new))
    case .words(let change): change.from == from && change.to == to
    default: false
    }
  }

  private func isStep(_ old: Double?, _ new: Double?) -> Bool {
    guard let old, let new, let own = Double(from), let next = Double(to) else { return false }
    return abs(own - old) < 0.001 && abs(next - new) < 0.001
  }

  var json: JSONValue { .object(["name": .string(name), "from": .string(from), "to": .string(to)]) }

  init(name: String, from: String, to: String) { (self.name, self.from, self.to) = (name, from, to) }

  init?(_ object: JSONValue) {
    guard let name = object["name"]?.string, let from = object["from"]?.string, let to = object["to"]?.string else {
      return nil
    }
    self.init(name: name, from: from, to: to)
  }
}
