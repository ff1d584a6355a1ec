import Galley

/// Carries how far a scroller's content lies below the scroller's upper edge.
struct ContentOffsetKey: PreferenceKey {
  static var defaultValue: Double { 0 }

  static func reduce(value: inout Double, nextValue: () -> Double) { value += nextValue() }
}

/// The height of a header for an offset of the content beneath it.
struct HeaderRule {
  static let resting = 250.0
  static let smallest = 100.0
  static let largest = 300.0
  /// How far the content scrolls before the header closes.
  static let threshold = 75.0

  /// Whether the header is closed.
  static func isClosed(at offset: Double) -> Bool { -offset >= threshold }

  /// Follows the finger until the threshold, then is closed; pulled, it stretches.
  static func height(at offset: Double) -> Double {
    if isClosed(at: offset) { return smallest }
    return min(max(resting + offset, smallest), largest)
  }
}

/// A header over a list. The list measures where its content lies and tells it upwards as a preference; the screen
/// keeps that as state; the state makes the header's height, which moves the list.
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

/// A title over a wash of colour.
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

/// A list that tells where its content lies.
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
