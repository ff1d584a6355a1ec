import SwiftUI
import UIKit

@testable import GalleyTables

// Types that the examples in this folder use. Each example is a SwiftUI expression that is common in apps.

struct Item: Identifiable, Hashable {
  var id = UUID()
  var name = "n"
}

enum Kind: String, CaseIterable { case a, b }

extension Int {
  var nothing: [Int]? { nil }
}

struct HeightKey: PreferenceKey {
  static let defaultValue: CGFloat = 0
  static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = max(value, nextValue()) }
}

struct AnchorKey: PreferenceKey {
  static let defaultValue: [Anchor<CGRect>] = []
  static func reduce(value: inout [Anchor<CGRect>], nextValue: () -> [Anchor<CGRect>]) { value += nextValue() }
}

@Observable
class Model {
  var name = ""
}

class Store: ObservableObject {
  @Published var n = 0
}

enum MyError: LocalizedError {
  case a
  var errorDescription: String? { "e" }
}

struct Boxed: ViewModifier {
  func body(content: Content) -> some View { content.padding().border(.red) }
}

extension View {
  func boxed() -> some View { modifier(Boxed()) }
}

struct Thing: Identifiable, Hashable {
  var id = 0
  var name = ""
  var v = 1.0
  var when = Date(timeIntervalSinceReferenceDate: 0)
  var children: [Thing]?
  var on2: Bool {
    get { false }
    set {}
  }
}

enum Pick: String, CaseIterable, Identifiable {
  case a, b
  var id: Self { self }
}

struct Plain: ViewModifier {
  func body(content: Content) -> some View { content }
}

struct ThirdDetent: CustomPresentationDetent {
  static func height(in context: PresentationDetent.Context) -> CGFloat? { context.maxDetentValue * 0.3 }
}

struct DayOrder: SortComparator {
  var order = SortOrder.forward
  func compare(_ one: Date, _ other: Date) -> ComparisonResult { .orderedSame }
}
