import Galley
import Testing

@testable import GalleyCompare
@testable import GalleyExplain
@testable import GalleyPages
@testable import GalleyRender
@testable import GalleyReport

@Suite("Finding rows lost in printing")
struct RowAccountTests {
  private func account(rows: Int) -> RowAccount {
    var account = RowAccount()
    account.add(.init(count: rows, shows: { $0 != 2 }, name: { "the row at \($0)" }), at: [0, 1])
    return account
  }

  @Test("Rows that were not printed are reported by name, unless their height is zero")
  func lost() {
    var account = account(rows: 5)
    account.settle([0, 1, 0])
    account.settle([0, 1, 4])
    #expect(account.lost(limit: 9) == ["the row at 1", "the row at 3"])
    #expect(account.lost(limit: 1) == ["the row at 1"])
    account.settle([0, 1, 1])
    // Printing one part of a row is enough if no other part of it is still expected.
    account.settle([0, 1, 3, 7])
    #expect(account.lost(limit: 9).isEmpty)
  }

  @Test("Expected items that are not printed count as lost; items printed in several parts do not")
  func open() {
    var account = RowAccount()
    account.expect([0, 3]) { "a title" }
    account.expect([0, 4]) { "a text" }
    account.split([0, 4])
    #expect(account.lost(limit: 9) == ["a title"])
    account.settle([0, 3])
    account.expect([0, 3]) { "a title" }
    #expect(account.lost(limit: 9).isEmpty)
  }
}
