import GalleyGeometry

/// A proposal in half the memory. A reserved NaN stands for nil.
struct PackedProposal: Equatable {
  private var width: UInt64
  private var height: UInt64

  static let none = PackedProposal(width: .max, height: .max)
  private static let unspecified: UInt64 = 0x7FF8_0000_0000_0001

  private init(width: UInt64, height: UInt64) {
    self.width = width
    self.height = height
  }

  init(_ proposal: ProposedViewSize) {
    width = proposal.width?.bitPattern ?? PackedProposal.unspecified
    height = proposal.height?.bitPattern ?? PackedProposal.unspecified
  }

  var proposal: ProposedViewSize {
    ProposedViewSize(width: PackedProposal.length(width), height: PackedProposal.length(height))
  }

  private static func length(_ bits: UInt64) -> Double? { bits == unspecified ? nil : Double(bitPattern: bits) }
}
