/// The name by which a tap refers to a part of a control, such as a day in a calendar.
package enum PartName: Hashable, Sendable {
  case one(String)
  case numbered(String)
  case beginning(String)

  package func matches(_ name: String) -> Bool {
    switch self {
    case .one(let own): name == own
    case .numbered(let start): name.hasPrefix(start) && Int(name.dropFirst(start.count)).map { $0 >= 0 } == true
    case .beginning(let start): name.hasPrefix(start) && name.count > start.count
    }
  }

  package var suggestion: String? { if case .one(let name) = self { name } else { nil } }
}
