import SwiftUI

/// The part of a ring that stands for one step of a brew.
struct StepArc: Shape {
  let index: Int
  let count: Int

  private var degrees: Double { 360.0 / Double(count) }

  func path(in rect: CGRect) -> Path {
    let diameter = min(rect.size.width, rect.size.height) - 24
    let start = Angle(degrees: degrees * Double(index) + 1)
    return Path { path in
      path.addArc(
        center: CGPoint(x: rect.midX, y: rect.midY), radius: diameter / 2, startAngle: start,
        endAngle: start + .degrees(degrees - 2), clockwise: false)
    }
  }
}

struct HeaderProgressStyle: ProgressViewStyle {
  var theme: Theme

  func makeBody(configuration: Configuration) -> some View {
    ZStack {
      RoundedRectangle(cornerRadius: 10)
        .fill(theme.accentColor)
        .frame(height: 20)
      ProgressView(configuration)
        .tint(theme.mainColor)
        .frame(height: 12)
        .padding(.horizontal)
    }
  }
}

struct BrewTimer: View {
  let brew: Brew
  @State private var seconds = 0
  @Environment(\.presentationMode) private var presentationMode
  private let clock = Timer.publish(every: 1, on: .main, in: .common).autoconnect()

  private var step: Int { min(seconds * brew.steps.count / (brew.minutes * 60), brew.steps.count - 1) }

  var body: some View {
    ZStack {
      RoundedRectangle(cornerRadius: 16)
        .fill(brew.theme.mainColor)
      VStack {
        ProgressView(value: Double(seconds), total: Double(brew.minutes * 60))
          .progressViewStyle(HeaderProgressStyle(theme: brew.theme))
        Circle()
          .strokeBorder(lineWidth: 24)
          .overlay {
            VStack {
              Text(brew.steps[step].name)
                .font(.title)
              Text("step \(step + 1) of \(brew.steps.count)")
            }
            .accessibilityElement(children: .combine)
          }
          .overlay {
            ForEach(0..<step, id: \.self) { index in
              StepArc(index: index, count: brew.steps.count)
                .rotation(Angle(degrees: -90))
                .stroke(brew.theme.mainColor, lineWidth: 12)
            }
          }
          .padding(.horizontal)
        HStack {
          Text("\(seconds / 60):\(String(format: "%02d", seconds % 60))")
            .monospacedDigit()
          Spacer()
          Button(action: { presentationMode.wrappedValue.dismiss() }) {
            Image(systemName: "stop.fill")
          }
          .accessibilityLabel("Stop")
        }
      }
      .padding()
    }
    .padding()
    .foregroundColor(brew.theme.accentColor)
    .onReceive(clock) { _ in seconds += 1 }
    .navigationBarTitleDisplayMode(.inline)
    .onAppear { seconds = brew.minutes * 40 }
  }
}

struct BrewTimer_Previews: PreviewProvider {
  static var previews: some View {
    BrewTimer(brew: Brew.samples[0])
  }
}
