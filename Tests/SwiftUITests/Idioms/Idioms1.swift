import SwiftUI
import UIKit

enum Idioms1 {
  static func view1() -> some View { Text("Hello").font(.title).bold() }

  static func view2() -> some View { Text("Hello").font(.system(size: 20, weight: .semibold, design: .rounded)) }

  static func view3() -> some View { Text("Hello").font(.custom("Georgia", size: 20, relativeTo: .body)) }

  static func view4() -> some View { Text("A").foregroundColor(.red) + Text("B").bold() }

  static func view5() -> some View { Text("A \(Text("b").bold()) c") }

  static func view6() -> some View { Text("\(Image(systemName: "star")) Favourites") }

  static func view7() -> some View { Text("**Bold** and *italic* [link](https://a.b)").tint(.green) }

  static func view8() -> some View { Text(verbatim: "a_b") }

  static func view9() -> some View { Text(Date.now, style: .date) }

  static func view10() -> some View { Text(Date.now, style: .timer) }

  static func view11() -> some View { Text(Date.now, style: .relative) }

  static func view12() -> some View { Text(Date.now, format: .dateTime.day().month().year()) }

  static func view13() -> some View { Text(Date.now.formatted(date: .abbreviated, time: .shortened)) }

  static func view14() -> some View { Text(Date.now...Date.now.addingTimeInterval(600)) }

  static func view15() -> some View {
    Text(timerInterval: Date.now...Date.now.addingTimeInterval(600), countsDown: true)
  }

  static func view16() -> some View { Text(3.14, format: .number.precision(.fractionLength(2))) }

  static func view17() -> some View { Text(0.5, format: .percent) }

  static func view18() -> some View { Text(5, format: .currency(code: "EUR")) }

  static func view19() -> some View { Text("\(3.14, specifier: "%.2f")") }

  static func view20() -> some View { Text("\(Date.now, style: .time)") }

  static func view21() -> some View { Text("\(5, format: .number)") }

  static func view22() -> some View { Text(["a", "b"], format: .list(type: .and)) }

  static func view23() -> some View { Text("x").lineLimit(2, reservesSpace: true) }

  static func view24() -> some View { Text("x").lineLimit(...3) }

  static func view25() -> some View { Text("x").lineSpacing(4).multilineTextAlignment(.center).truncationMode(.middle) }

  static func view26() -> some View { Text("x").minimumScaleFactor(0.5).allowsTightening(true) }

  static func view27() -> some View { Text("x").kerning(2).tracking(1).baselineOffset(3) }

  static func view28() -> some View { Text("x").underline(true, color: .red).strikethrough() }

  static func view29() -> some View { Text("x").textCase(.uppercase) }

  static func view30() -> some View { Text("x").monospacedDigit().monospaced() }

  static func view31() -> some View { Text("x").textSelection(.enabled) }

  static func view32() -> some View { Text("x").privacySensitive().redacted(reason: .placeholder) }

  static func view33() -> some View {
    Text("x").foregroundStyle(.linearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom))
  }

  static func view34() -> some View { Text("x").foregroundStyle(.secondary, .tertiary) }

  static func view35() -> some View { Text("x").foregroundStyle(Color.accentColor.gradient) }

  static func view36() -> some View { Text("x").foregroundStyle(.tint) }

  static func view37() -> some View { Text(LocalizedStringKey("x")) }

  static func view38() -> some View { Text("x").accessibilityLabel("y").accessibilityAddTraits(.isHeader) }

  static func view39() -> some View { Text("x").dynamicTypeSize(.xLarge) }

  static func view40() -> some View { Text("x").font(.largeTitle.smallCaps()) }

  static func view41() -> some View { Text("x").fixedSize(horizontal: false, vertical: true) }

  static func view42() -> some View { Text("x").frame(maxWidth: .infinity, alignment: .leading) }

  static func view43() -> some View { Text("x").padding(.horizontal, 8).padding([.top, .leading]) }

  static func view44() -> some View { Text("x").padding(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)) }

  static func view45() -> some View { Text("x").background(.thinMaterial, in: .rect(cornerRadius: 8)) }

  static func view46() -> some View { Text("x").background(.blue, in: Capsule()) }

  static func view47() -> some View {
    Text("x").background { RoundedRectangle(cornerRadius: 4, style: .continuous).fill(.red) }
  }

  static func view48() -> some View { Text("x").background(Color.red.opacity(0.2).ignoresSafeArea()) }

  static func view49() -> some View { Text("x").background(alignment: .bottom) { Color.red.frame(height: 2) } }

  static func view50() -> some View { Text("x").overlay(alignment: .topTrailing) { Circle().frame(width: 8) } }

  static func view51() -> some View {
    Text("x").overlay(RoundedRectangle(cornerRadius: 4).stroke(Color.gray, lineWidth: 1))
  }

  static func view52() -> some View {
    Text("x").overlay {
      RoundedRectangle(cornerRadius: 4).strokeBorder(.gray, style: StrokeStyle(lineWidth: 1, dash: [4]))
    }
  }

  static func view53() -> some View { Text("x").clipShape(.rect(topLeadingRadius: 4, bottomTrailingRadius: 8)) }

  static func view54() -> some View { Text("x").clipShape(.capsule).contentShape(.rect) }

  static var all: [AnyView] {
    [
      AnyView(view1()),
      AnyView(view2()),
      AnyView(view3()),
      AnyView(view4()),
      AnyView(view5()),
      AnyView(view6()),
      AnyView(view7()),
      AnyView(view8()),
      AnyView(view9()),
      AnyView(view10()),
      AnyView(view11()),
      AnyView(view12()),
      AnyView(view13()),
      AnyView(view14()),
      AnyView(view15()),
      AnyView(view16()),
      AnyView(view17()),
      AnyView(view18()),
      AnyView(view19()),
      AnyView(view20()),
      AnyView(view21()),
      AnyView(view22()),
      AnyView(view23()),
      AnyView(view24()),
      AnyView(view25()),
      AnyView(view26()),
      AnyView(view27()),
      AnyView(view28()),
      AnyView(view29()),
      AnyView(view30()),
      AnyView(view31()),
      AnyView(view32()),
      AnyView(view33()),
      AnyView(view34()),
      AnyView(view35()),
      AnyView(view36()),
      AnyView(view37()),
      AnyView(view38()),
      AnyView(view39()),
      AnyView(view40()),
      AnyView(view41()),
      AnyView(view42()),
      AnyView(view43()),
      AnyView(view44()),
      AnyView(view45()),
      AnyView(view46()),
      AnyView(view47()),
      AnyView(view48()),
      AnyView(view49()),
      AnyView(view50()),
      AnyView(view51()),
      AnyView(view52()),
      AnyView(view53()),
      AnyView(view54()),
    ]
  }
}
