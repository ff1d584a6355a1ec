import Charts
import Combine
import SwiftUI

final class Track: ObservableObject {
  @Published var heights: [Double] = [12, 430, 866, 1222, 905, 310, 1]
  @Published var unit = "m"
}

struct HeightChart: View {
  @StateObject private var track = Track()
  @State private var changes = 0

  var body: some View {
    VStack(alignment: .leading) {
      Text("Bergen to Oslo").font(.headline)
      Chart(Array(track.heights.enumerated()), id: \.offset) { index, height in
        AreaMark(x: .value("Stop", index), y: .value("Height", height)).foregroundStyle(.green.opacity(0.3))
        LineMark(x: .value("Stop", index), y: .value("Height", height)).foregroundStyle(.green)
      }
      .frame(height: 160)
    }
    .padding()
    .onReceive(track.$unit.dropFirst()) { _ in changes += 1 }
  }
}

#Preview("Heights", traits: .sizeThatFitsLayout) { HeightChart().frame(width: 360) }
