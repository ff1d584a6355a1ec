import AppleFoundation
import Foundation
import Testing
import UIKit

@Suite("Objective-C features")
struct ObjectiveCTests {
  private final class Owner: NSObject { var count = 1 }

  @Test
  func `Two selectors with the same name have the same address`() {
    let key = unsafeBitCast(Selector("size"), to: UnsafeRawPointer.self)
    #expect(key == unsafeBitCast(Selector("size"), to: UnsafeRawPointer.self))
    #expect(key != unsafeBitCast(Selector("other"), to: UnsafeRawPointer.self))
  }

  @Test("Key-value observation reports the initial value")
  func observed() {
    let owner = Owner()
    var told: [Int?] = []
    let observation = owner.observe(\.count, options: [.initial, .new]) { told.append($0.count + ($1.newValue ?? 0)) }
    owner.count = 2
    observation.invalidate()
    #expect(told == [2])
  }
}
