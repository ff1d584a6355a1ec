import CCallSite

/// The code that created a view: a return address in the package whose previews are drawn. All call sites compare as
/// equal, so they never make two views differ.
@usableFromInline
package struct CallSite: Hashable, Sendable {
  package let address: UInt

  package static let unknown = CallSite(address: 0)

  private init(address: UInt) { self.address = address }

  @usableFromInline
  package init() { address = galley_call_site() }

  @usableFromInline
  package static func == (first: CallSite, second: CallSite) -> Bool { true }

  @usableFromInline
  package func hash(into hasher: inout Hasher) {}
}
