import AppleFoundation
import Foundation
import Testing
import UIKit

@Suite("What sources for Apple's systems ask Objective-C for")
struct ObjectiveCTests {
  private final class Owner: NSObject { var count = 1 }

  @Test("An object keeps what it is given under the address of a name, and no longer than it is there")
  func given() {
    let key = unsafeBitCast(Selector("size"), to: UnsafeRawPointer.self)
    #expect(key == unsafeBitCast(Selector("size"), to: UnsafeRawPointer.self))
    #expect(key != unsafeBitCast(Selector("other"), to: UnsafeRawPointer.self))
    for number in 0..<300 {
      let owner = Owner()
      #expect(objc_getAssociatedObject(owner, key) == nil)
      objc_setAssociatedObject(owner, key, number, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
      #expect(objc_getAssociatedObject(owner, key) as? Int == number)
      objc_setAssociatedObject(owner, key, nil, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
      #expect(objc_getAssociatedObject(owner, key) == nil)
    }
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
