import Testing
import UIKit

@MainActor
@Suite("What of UIKit is kept")
struct UIKitNameTests {
  @Test("What was copied is there, of its kind")
  func copied() {
    let board = UIPasteboard()
    board.string = "Hello"
    #expect(board.string == "Hello" && board.hasStrings && !board.hasImages && board.changeCount == 1)
    board.image = UIImage()
    #expect(board.string == nil && board.image != nil)
    board.string = nil
    #expect(board.items.isEmpty)
  }

  @Test("Changes that are held are done when they begin, and once")
  func animated() {
    var told: [String] = []
    let animator = UIViewPropertyAnimator(duration: 1, curve: .easeIn) { told.append("change") }
    animator.addCompletion { told.append("\($0)") }
    #expect(told.isEmpty)
    animator.startAnimation()
    animator.startAnimation()
    #expect(told == ["change", "end"])
  }

  @Test("A menu has its parts, and a button what it opens")
  func menus() {
    let button = UIButton(type: .system, primaryAction: UIAction(title: "Go") { _ in })
    button.menu = UIMenu(title: "More", children: [UIAction(title: "One") { _ in }, UIMenu(title: "Two")])
    #expect(button.title(for: .normal) == "Go" && button.menu?.children.map(\.title) == ["One", "Two"])
    #expect(UIFontMetrics.default.scaledFont(for: .systemFont(ofSize: 20), maximumPointSize: 12).pointSize == 12)
  }
}
