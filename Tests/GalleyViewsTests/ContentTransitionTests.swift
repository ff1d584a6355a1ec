import GalleyGeometry
import GalleyMotion
import GalleyPicture
import GalleyViews
import Testing

@testable import GalleyMessages

@Suite("Transitions between two strings")
struct ContentTransitionTests {
  private struct Words: View {
    let old: String
    let new: String
    let transition: ContentTransition?
    @State private var isNew = false

    var body: some View {
      Group {
        if let transition { text.contentTransition(transition) } else { text }
      }
      .frame(width: 200, height: 100).id("tap")
      .onTapGesture { withAnimation(.linear(duration: 1)) { isNew.toggle() } }
    }

    private var text: Text { Text(verbatim: isNew ? new : old) }
  }

  /// Returns the visible letters, each with its position and opacity.
  private func letters(_ old: String, _ new: String, _ transition: ContentTransition?, at time: Double) -> [String] {
    let screen = Screen(Words(old: old, new: new, transition: transition), width: 200, height: 100)
    screen.tap("tap")
    screen.advance(to: time)
    return screen.picture.items.flatMap { $0.letters(1) }
  }

  @Test("Digits that change roll upwards, and unchanged digits do not move")
  func numeric() {
    let halfway = letters("129", "130", .numericText(), at: 0.5)
    // Halfway, the old digits are above the baseline (at 56) and the new ones below it, each by three tenths of 17 pt.
    #expect(Set(halfway) == ["1 85,56 1", "2 95,50.9 0.5", "3 95,61.1 0.5", "9 105,50.9 0.5", "0 105,61.1 0.5"])
    let down = letters("130", "129", .numericText(countsDown: true), at: 0.5)
    #expect(Set(down) == ["1 85,56 1", "3 95,61.1 0.5", "2 95,50.9 0.5", "0 105,61.1 0.5", "9 105,50.9 0.5"])
  }

  @Test("If both strings end with the same letters, these move to their new position")
  func moving() {
    let halfway = letters("9 km", "10 km", .numericText(), at: 0.5)
    #expect(halfway.contains("k 102.5,56 1") || halfway.contains("k 105,56 1"))
    #expect(halfway.filter { $0.hasSuffix(" 1") }.count == 3)
  }

  @Test("interpolate fades letters in place, and identity changes them at once")
  func others() {
    #expect(Set(letters("ab", "ac", .interpolate, at: 0.25)) == ["a 90,56 1", "b 100,56 0.75", "c 100,56 0.25"])
    #expect(letters("ab", "ac", .identity, at: 0.25) == ["a 90,56 1", "c 100,56 1"])
    #expect(letters("ab", "ac", .opacity, at: 0.25) == letters("ab", "ac", nil, at: 0.25))
  }

  @Test(
    "All content transitions begin with the old text and end with the new one",
    arguments: [ContentTransition.numericText(), .interpolate, .opacity])
  func ends(transition: ContentTransition) {
    #expect(letters("12", "345", transition, at: 1) == letters("12", "345", nil, at: 1))
    #expect(letters("12", "345", transition, at: 0) == letters("12", "345", nil, at: 0))
  }
}

extension Picture.Item {
  /// Returns the letters of the glyph runs, each with its position and opacity.
  fileprivate func letters(_ opacity: Double) -> [String] {
    switch self {
    case .glyphs(let glyphs):
      zip(glyphs.run.text, glyphs.run.glyphs).map { letter, glyph in
        "\(letter) \((glyphs.origin.x + glyph.x).text),\((glyphs.origin.y + glyph.y).text) \(opacity.text)"
      }
    case .group(let group): group.items.flatMap { $0.letters(opacity * group.opacity) }
    case .fill, .stroke, .image: []
    }
  }
}
