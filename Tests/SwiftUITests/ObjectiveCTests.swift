import AppleFoundation
import Foundation
import Testing
import UIKit

@Suite("What sources for Apple's systems ask Objective-C for")
struct ObjectiveCTests {
  private final class Owner: NSObject { var count = 1 }

  @Test
  func `Selectors of the same name are the same address`() {
    let key = unsafeBitCast(Selector("size"), to: UnsafeRawPointer.self)
    #expect(key == unsafeBitCast(Selector("size"), to: UnsafeRawPointer.self))
    #expect(key != unsafeBitCast(Selector("other"), to: UnsafeRawPointer.self))
  }

  @Test("A value that is followed is told as it is in the beginning")
  func observed() {
    let owner = Owner()
    var told: [Int?] = []
    let observation = owner.observe(\.count, options: [.initial, .new]) { told.append($0.count + ($1.newValue ?? 0)) }
    owner.count = 2
    observation.invalidate()
    #expect(told == [2])
  }
}
