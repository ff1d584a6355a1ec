package enum FractionMark: UInt8, Hashable, Sendable, CaseIterable {
  case point = 0x2E
  case comma = 0x2C

  package static func isOpen(_ text: some BidirectionalCollection<UInt8>) -> Bool {
    guard let point = text.firstIndex(of: 0x2E), case let rest = text[point...].dropFirst(), rest.count >= 3 else {
      return false
    }
    guard rest.prefix(3).allSatisfy({ $0 &- 0x30 <= 9 }), rest.dropFirst(3).first.map({ $0 &- 0x30 > 9 }) ?? true else {
      return false
    }
    let whole = text[..<point].reversed().prefix { $0 &- 0x30 <= 9 }
    return 1...3 ~= whole.count && whole.last != 0x30
  }

  package var other: FractionMark { self == .point ? .comma : .point }
}
