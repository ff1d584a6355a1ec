import Galley

/// The distance between the content of a scroll view and its top edge.
struct ContentOffsetKey: PreferenceKey {
  static var defaultValue: Double { 0 }

  static func reduce(value: inout Double, nextValue: () -> Double) { value += nextValue() }
}

/// The height of the header as a function of the content offset.
struct HeaderRule {
  static let resting = 250.0
  static let smallest = 100.0
  static let largest = 300.0
  /// The scroll distance at which the header closes.
  static let threshold = 75.0

  static func isClosed(at offset: Double) -> Bool { -offset >= threshold }

  /// The height follows the finger up to the threshold, at which the header closes. Overscroll stretches it.
  static func height(at offset: Double) -> Double {
    if isClosed(at: offset) { return smallest }
    return min(max(resting + offset, smallest), largest)
  }
}

/// A header over a list. The list reports its content offset as a preference, which the screen stores as state. The
/// state determines the height of the header, which moves the list.
struct HeaderScreen: View {
  @State private var offset = 0.0

  var body: some View {
    VStack(spacing: 0) {
      Header(isClosed: HeaderRule.isClosed(at: offset))
        .frame(height: HeaderRule.height(at: offset))
        .clipped()
        .id("header")
      OffsetReportingList()
        .onPreferenceChange(ContentOffsetKey.self) { offset = $0 }
    }
    .animation(.bouncy, value: HeaderRule.isClosed(at: offset))
  }
}

private struct Header: View {
  let isClosed: Bool

  var body: some View {
    ZStack(alignment: .bottomLeading) {
      LinearGradient(colors: [.indigo, .teal], startPoint: .topLeading, endPoint: .bottomTrailing)
      VStack(alignment: .leading, spacing: 2) {
        Text("Harbours").font(isClosed ? .title2 : .largeTitle).fontWeight(.bold)
        if !isClosed {
          Text("Forty places to tie up, from north to south").font(.subheadline).opacity(0.8)
        }
      }
      .foregroundStyle(.white)
      .padding(16)
    }
  }
}

/// A list that reports its content offset as a preference.
private struct OffsetReportingList: View {
  var body: some View {
    GeometryReader { outside in
      ScrollView {
        VStack(spacing: 0) {
          ForEach(0..<40) { Row(number: $0) }
        }
        .background {
          GeometryReader { inside in
            Color.clear.preference(
              key: ContentOffsetKey.self, value: inside.frame(in: .global).minY - outside.frame(in: .global).minY)
          }
        }
      }
      .id("list")
    }
  }
}

private struct Row: View {
  let number: Int

  var body: some View {
    VStack(spacing: 0) {
      HStack {
        Circle().fill(.teal).frame(width: 28, height: 28)
        Text("Harbour \(number + 1)")
        Spacer()
        Text("\(number * 7 % 30 + 3) berths").foregroundStyle(.secondary)
      }
      .padding(.horizontal, 16)
      .padding(.vertical, 10)
      Divider()
    }
  }
}
